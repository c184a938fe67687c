import type { AgentDashboard } from '@hearth/domain/contract/agent-dashboard.ts';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { DAY_MS } from '@hearth/domain/listing/days.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { readActive, readQuiet, readTours, readWaiting } from './dashboard.queries.ts';

const FRESH_DAYS = 7;
const QUIET_DAYS = 30;

/** The day of the agent who asks. Nothing is in it that a client does not show. @throws AppError forbidden for clients */
export async function agentDashboard(
  db: Db,
  { productName }: Pick<Config, 'productName'>,
  { actor, edition, now }: OwnedVisit,
): Promise<AgentDashboard> {
  if (actor.role !== 'agent') throw new AppError('forbidden');
  const agent = { agentId: actor.agentId, edition, now };
  const { today } = localMoment(now, editionOf(productName).timeZone);
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const [tours, waiting, active, quiet] = await Promise.all([
    readTours(db, agent, today),
    readWaiting(db, agent),
    readActive(db, agent, ago(FRESH_DAYS)),
    readQuiet(db, agent, ago(QUIET_DAYS)),
  ]);
  return {
    tours: tours.map(({ id, type, tourDateTime, askedListingId: listingId, ...person }) => ({
      ...{ id, type, name: nameOf(person), time: tourDateTime.slice(11, 16), listingId },
    })),
    inquiries: {
      items: waiting.map(({ id, type, createdAt, ...person }) => ({
        ...{ id, type, name: nameOf(person), createdAt: createdAt.toISOString() },
      })),
      total: waiting[0]?.total ?? 0,
    },
    active: active.map(({ id, activeAt, ...person }) => ({
      ...{ id: String(id), name: nameOf(person), lastActivity: activeAt.toISOString() },
    })),
    quiet: quiet.map(({ id, searches, ...person }) => ({ id: String(id), name: nameOf(person), searches })),
  };
}

const nameOf = (person: { readonly firstname: string; readonly lastname: string }): string =>
  `${person.firstname} ${person.lastname}`.trim() || 'Contact without a name';
