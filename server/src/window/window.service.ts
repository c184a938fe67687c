import type { AgentAct, AgentActUndo, getAgentActs } from '@hearth/domain/contract/agent-window.ts';
import { undoableActs } from '@hearth/domain/contract/agent-window.ts';
import type { QueryOf, ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { actWords } from '@hearth/domain/people/act-words.ts';
import { type LookedAt, lookWords } from '@hearth/domain/people/looks.ts';
import type { Db } from '../db/database.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { type LoggedAct, readActs, readStanding } from './window.queries.ts';

/** A page of the looks and changes of agents at the things of a person. Changes that still stand can be taken back. */
export async function agentActs(
  db: Db,
  requested: QueryOf<typeof getAgentActs>,
  { owner }: OwnedVisit,
): Promise<ResponseOf<typeof getAgentActs>> {
  const page = { ...requested, sortBy: 'date', sortType: 'DESC' } as const;
  const { items, total } = await readActs(db, owner.ownerId, page);
  const undoable = items.filter(({ details }) => undoKindOf(details) !== undefined);
  const standing = await readStanding(
    db,
    owner.ownerId,
    undoable.map(({ id: entry, details: { kind, id, listing } }) => ({
      ...{ entry, kind: String(kind) },
      ...{ id: Number(id ?? 0), listing: textOf(listing) },
    })),
  );
  return { items: items.map((act) => shown(act, standing)), total };
}

const undoKindOf = ({ kind }: LoggedAct['details']): AgentActUndo['kind'] | undefined =>
  undoableActs.find((each) => each === kind);

function shown(
  { id, at, agent, details }: LoggedAct,
  standing: ReadonlyMap<number, string | null>,
): AgentAct {
  const { tab, change } = details;
  const looked = tab === undefined ? null : lookWords[tab as LookedAt];
  const did = change === undefined ? null : actWords(String(change));
  const kind = standing.has(id) ? undoKindOf(details) : undefined;
  const undo = kind && {
    ...{ kind, id: textOf(details.id), listingId: textOf(details.listingId), name: standing.get(id) ?? null },
  };
  return { id, at: at.toISOString(), agent, looked, did, undo: undo ?? null };
}

const textOf = (fact: string | number | null | undefined): string | null =>
  fact === undefined || fact === null ? null : String(fact);
