import type { AgentSettings } from '@hearth/domain/contract/agent-settings.ts';
import { photoHeadBytes, photoProblem } from '@hearth/domain/people/photo-rules.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { refuse } from '../../http/refuse.ts';
import type { OwnedVisit } from '../../http/visit.ts';
import { changeFor } from '../../people/owner.service.ts';
import type { PeoplePhotos } from '../../photos/people-photos.service.ts';
import { refuseUnusable } from '../../photos/refuse-unusable.service.ts';
import { ownColumns } from '../agents.queries.ts';
import { readAgentSettings, updateAgent } from './agent-settings.queries.ts';
import { agentOf, agentSettings } from './agent-settings.service.ts';

interface PictureDependencies {
  readonly db: Db;
  readonly people: PeoplePhotos;
}

const shapes = { photo: 'portrait', cover: 'cover' } as const;
/** The pictures of an agent's public page. */
export type AgentPicture = keyof typeof shapes;

/** Shows an uploaded picture in place of the one before. @throws AppError validation_failed, agent_not_found */
export async function uploadPicture(
  { db, people }: PictureDependencies,
  kind: AgentPicture,
  original: Buffer,
  visit: OwnedVisit,
): Promise<AgentSettings> {
  const problem = photoProblem({ bytes: original.length, head: original.subarray(0, photoHeadBytes) });
  if (problem !== undefined) refuse(kind, problem);
  const picture = await people.save(original, shapes[kind]).catch(refuseUnusable(kind));
  const before = await changePicture(db, kind, picture, visit).catch(async (error: unknown) => {
    // The agent left meanwhile. Of other failures the outcome is not known; upkeep deletes what no page shows.
    if (error instanceof AppError) await people.remove(picture);
    throw error;
  });
  await people.remove(before);
  return agentSettings(db, visit);
}

/** Removes a picture; the next import may bring one again. @throws AppError agent_not_found */
export async function removePicture(
  { db, people }: PictureDependencies,
  kind: AgentPicture,
  visit: OwnedVisit,
): Promise<void> {
  await people.remove(await changePicture(db, kind, null, visit));
}

/** Returns the picture before. */
const changePicture = (
  db: Db,
  kind: AgentPicture,
  picture: string | null,
  visit: OwnedVisit,
): Promise<string | null> =>
  changeFor(db, visit, 'agent picture changed', async (transaction) => {
    const agent = agentOf(visit);
    const before = await readAgentSettings(transaction, agent);
    if (before === undefined) throw new AppError('agent_not_found');
    const changes = { [ownColumns[kind]]: picture, updatedAt: visit.now };
    await updateAgent(transaction, agent, changes, picture === null ? { unset: [kind] } : { set: [kind] });
    return before[ownColumns[kind]];
  });
