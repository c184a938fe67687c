import type { AgentSettings, changeAgentSettings } from '@hearth/domain/contract/agent-settings.ts';
import type { BodyOf } from '@hearth/domain/contract/endpoint.ts';
import { plainLine, plainText } from '@hearth/domain/inquiry/plain-text.ts';
import { agentSettingsProblems, entriesOf } from '@hearth/domain/people/agent-settings-rules.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { refuseProblems } from '../../http/refuse.ts';
import type { OwnedVisit } from '../../http/visit.ts';
import { changeFor } from '../../people/owner.service.ts';
import { type OwnPart, ownColumns } from '../agents.queries.ts';
import { bioOfText, isFormatted, textOfBio } from '../bio-text.ts';
import { readLanguages } from '../directory.queries.ts';
import { agentPath, socialLinks } from '../public-agent.ts';
import {
  type AgentChanges,
  type AgentSettingsRow,
  readAgentSettings,
  updateAgent,
  type WorkingAgent,
} from './agent-settings.queries.ts';

/** The agent who the actor of a visit is. @throws AppError forbidden for clients */
export function agentOf({ actor, edition }: OwnedVisit): WorkingAgent {
  if (actor.role !== 'agent') throw new AppError('forbidden');
  return { agentId: actor.agentId, edition };
}

/** @throws AppError agent_not_found for an account without an agent of this edition, and for agents who left */
export async function agentSettings(db: Db, visit: OwnedVisit): Promise<AgentSettings> {
  const row = await readAgentSettings(db, agentOf(visit));
  if (row === undefined) throw new AppError('agent_not_found');
  return shown(row);
}

const shown = (row: AgentSettingsRow): AgentSettings => ({
  ...{ agentId: row.agentId, bio: textOfBio(row.bio), isBioFormatted: isFormatted(row.bio) },
  ...{ languages: [...row.languages], designations: [...row.designations], awards: [...row.awards] },
  ...{ video: row.video, social: socialLinks(row.social) },
  ...{ headshotUrlSquare: row.headshotUrlSquare, coverUrl: row.coverUrl },
  ...{ signature: row.signature ?? '', inquiryReminders: row.inquiryReminders, tours: row.tours },
  url: row.isPublic ? agentPath(row) : null,
});

const ownParts = Object.keys(ownColumns) as OwnPart[];

type Changes = BodyOf<typeof changeAgentSettings>;

/** Changes settings; those that are not given stay. @throws AppError validation_failed, agent_not_found */
export async function changeSettings(db: Db, visit: OwnedVisit, given: Changes): Promise<AgentSettings> {
  const changes = cleaned(given);
  refuseProblems(agentSettingsProblems(changes));
  const agent = agentOf(visit);
  const languages = changes.languages && (await knownSpellings(db, visit, changes.languages));
  const stored = { ...storedChanges(changes), ...(languages && { languages }), updatedAt: visit.now };
  const set = ownParts.filter((part) => part in changes);
  await changeFor(db, visit, 'agent settings changed', async (transaction) => {
    if (!(await updateAgent(transaction, agent, stored, { set }))) throw new AppError('agent_not_found');
  });
  return agentSettings(db, visit);
}

/** Typed values without invisible characters, empty entries and doubles. */
const cleaned = (given: Changes): Changes => ({
  ...given,
  ...(given.bio !== undefined && { bio: plainText(given.bio) }),
  ...(given.signature !== undefined && { signature: plainText(given.signature) }),
  ...(given.languages && { languages: entries(given.languages) }),
  ...(given.designations && { designations: entries(given.designations) }),
  ...(given.awards && { awards: entries(given.awards) }),
});

const entries = (typed: readonly string[]): string[] => [...entriesOf(typed.map(plainLine).join('\n'), /\n/)];

function storedChanges(changes: Changes): AgentChanges {
  const { bio, video, social, signature, tours, inquiryReminders, designations, awards } = changes;
  return {
    ...(bio !== undefined && { bio: bioOfText(bio) }),
    ...(designations && { designations }),
    ...(awards && { awards }),
    ...(video !== undefined && { video: video || null }),
    ...(social && { social: linksOf(social) }),
    ...(signature !== undefined && { signature: signature || null }),
    ...(inquiryReminders !== undefined && { inquiryReminders }),
    ...(tours !== undefined && { tours: tours && JSON.stringify(tours) }),
  };
}

const linksOf = (social: NonNullable<Changes['social']>) =>
  Object.fromEntries(Object.entries(social).map(([network, link]) => [network, link || null]));

/** Languages in the spelling of other agents, by which the directory finds all of them. */
async function knownSpellings(
  db: Db,
  { edition }: OwnedVisit,
  languages: readonly string[],
): Promise<string[]> {
  const known = new Map((await readLanguages(db, edition)).map((name) => [name.toLowerCase(), name]));
  const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
  return languages.map((name) => known.get(name.toLowerCase()) ?? capital(name));
}
