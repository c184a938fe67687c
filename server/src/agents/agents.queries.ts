import type { SocialLinks } from '@hearth/domain/contract/agent.ts';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { bioName } from '@hearth/domain/people/bio-name.ts';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { jsonRows } from '../db/json-rows.ts';
import { replacing } from '../db/replacing.ts';
import type { DB } from '../db/tables.ts';

export interface Office {
  readonly officeId: string;
  readonly edition: EditionId;
  readonly name: string;
  /** RESO ListOfficeMlsId. */
  readonly mlsId: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string | null;
  /** Both or neither. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export interface Agent {
  /** The username, as listings name it. */
  readonly agentId: string;
  readonly edition: EditionId;
  readonly firstname: string;
  readonly lastname: string;
  readonly trecLicense: string | null;
  readonly title: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** HTML or plain text, as it came; `safeBio` makes what may be shown of it. */
  readonly bio: string | null;
  readonly languages: readonly string[];
  readonly designations: readonly string[];
  readonly awards: readonly string[];
  /** 'StaffAccount' and 'Coordinator' are privileged; null is an ordinary agent. */
  readonly userAccountType: string | null;
  readonly officeId: string | null;
  /** Salesforce id, 15 or 18 letters and digits. */
  readonly sfId: string | null;
  /** https address of a video on YouTube or Vimeo, or of a video file. */
  readonly video: string | null;
  readonly social: Partial<SocialLinks>;
  /** Agents of an edition whose team has one name are mates. */
  readonly teamName: string | null;
  /** 'Together', or 'Separate' where each works for clients of their own. */
  readonly teamType: string | null;
  /** Path or https address of a square photo. */
  readonly headshotUrlSquare: string | null;
  /** Path or https address of a wide picture. */
  readonly coverUrl: string | null;
  /** 'YYYY-MM-DD', the day on which the licence was found in the register; null where it is the agent's word. */
  readonly licenseCheckedOn: string | null;
  /** At most one of an edition: the recipient of inquiries that name no agent. */
  readonly defaultAgent: boolean;
}

export interface AgentReview {
  readonly reviewid: string;
  readonly agentId: string;
  readonly author: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly body: string;
  /** ISO 8601. */
  readonly createdat: string;
}

/** Inserts offices or replaces those of the same id. */
export async function saveOffices(db: Db, offices: readonly Office[]): Promise<void> {
  if (offices.length === 0) return;
  await db
    .insertInto('office')
    .values(offices)
    .onConflict((conflict) =>
      conflict
        .column('officeId')
        .doUpdateSet(
          replacing(['edition', 'name', 'mlsId', 'phone', 'email', 'address', 'latitude', 'longitude']),
        ),
    )
    .execute();
}

/** Ids of all offices. */
export async function officeIds(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('office').select('officeId').execute();
  return new Set(rows.map(({ officeId }) => officeId));
}

/** All but the username, by which an agent is known. */
const replacedColumns = [
  'edition',
  'firstname',
  'lastname',
  'trecLicense',
  'title',
  'phone',
  'email',
  'bio',
  'languages',
  'designations',
  'awards',
  'userAccountType',
  'officeId',
  'sfId',
  'video',
  'social',
  'teamName',
  'teamType',
  'headshotUrlSquare',
  'coverUrl',
  'licenseCheckedOn',
  'defaultAgent',
  'bioName',
] as const satisfies readonly (keyof Agent | 'bioName')[];

/** Parts of the public page that agents set themselves, by their columns. */
export const ownColumns = {
  bio: 'bio',
  languages: 'languages',
  designations: 'designations',
  awards: 'awards',
  video: 'video',
  social: 'social',
  photo: 'headshotUrlSquare',
  cover: 'coverUrl',
} as const satisfies Readonly<Record<string, keyof Agent>>;
export type OwnPart = keyof typeof ownColumns;

/** For `on conflict do update`: the own columns of agents, as they are where the agent set them. */
const setByAgent = Object.fromEntries(
  Object.entries(ownColumns).map(([part, column]) => [
    column,
    sql`case when ${part} = any(agent.set_by_agent) then ${sql.ref(`agent.${column}`)}
             else ${sql.ref(`excluded.${column}`)} end`,
  ]),
) as Record<(typeof ownColumns)[OwnPart], RawBuilder<never>>;

/**
 * Inserts agents or replaces those of the same username, but for what they set themselves; their offices must be there. A default agent
 * takes over from who was it before.
 */
export async function saveAgents(db: Db, agents: readonly Agent[]): Promise<void> {
  if (agents.length === 0) return;
  const led = agents.filter((agent) => agent.defaultAgent).map(({ edition }) => edition);
  if (led.length > 0) {
    await db
      .updateTable('agent')
      .set({ defaultAgent: false })
      .where('defaultAgent', '=', true)
      .where('edition', 'in', led)
      .execute();
  }
  await db
    .insertInto('agent')
    .values(agents.map(agentRow))
    .onConflict((conflict) =>
      conflict.column('agentId').doUpdateSet({
        ...replacing(replacedColumns),
        ...setByAgent,
        interviewer: sql`agent.interviewer and agent.edition = excluded.edition`,
        retiredAt: null,
        updatedAt: sql`now()`,
      }),
    )
    .execute();
}

/** Names the agent who holds the interviews of an edition; the one before holds them no longer. */
export async function nameInterviewer(db: Db, edition: EditionId, agentId: string): Promise<void> {
  const isInterviewer = (interviewer: boolean) =>
    db.updateTable('agent').set({ interviewer }).where('edition', '=', edition);
  await isInterviewer(false).where('interviewer', '=', true).execute();
  await isInterviewer(true).where('agentId', '=', agentId).execute();
}

/** Takes an agent's page down; returns whether there is such an agent. */
export async function retireAgent(db: Db, agentId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('agent')
    .set({ retiredAt: now, defaultAgent: false, interviewer: false, updatedAt: now })
    .where('agentId', '=', agentId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const agentRow = (agent: Agent): Insertable<DB['agent']> => ({
  ...agent,
  languages: [...agent.languages],
  designations: [...agent.designations],
  awards: [...agent.awards],
  social: JSON.stringify(agent.social),
  bioName: bioName(agent),
});

/** Inserts reviews or replaces those of the same id; their agents must be there. */
export async function saveAgentReviews(db: Db, reviews: readonly AgentReview[]): Promise<void> {
  if (reviews.length === 0) return;
  await sql`
    insert into agent_review (review_id, agent_key, author, rating, body, created_at)
    select reviewid, (select id from agent where agent.agent_id = review.agent_id), author, rating, body, createdat
    from json_to_recordset(${jsonRows(reviews)}::json)
           as review (reviewid text, agent_id text, author text, rating smallint, body text, createdat timestamptz)
    on conflict (review_id) do update
    set agent_key = excluded.agent_key, author = excluded.author, rating = excluded.rating, body = excluded.body,
        created_at = excluded.created_at
  `.execute(db);
}

/** Served by agent_trec_license. */
export async function hasLicense(db: Db, edition: EditionId, license: string): Promise<boolean> {
  const { rows } = await sql`
    select from agent where trec_license = ${license} and edition = ${edition} limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Served by the key of agents. */
export async function readLicense(db: Db, edition: EditionId, agentId: string): Promise<string | undefined> {
  const agent = await db
    .selectFrom('agent')
    .select('trecLicense')
    .where('agentId', '=', agentId)
    .where('edition', '=', edition)
    .executeTakeFirst();
  return agent?.trecLicense ?? undefined;
}

/** Returns whether an edition has an agent who is not retired; served by its key. */
export async function readAgentOf(db: Db, agentId: string, edition: EditionId): Promise<boolean> {
  const { rows } = await sql`
    select from agent where agent_id = ${agentId} and edition = ${edition} and retired_at is null
  `.execute(db);
  return rows.length > 0;
}
