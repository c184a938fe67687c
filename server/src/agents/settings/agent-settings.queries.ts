import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { TourHours } from '@hearth/domain/inquiry/tour-hours.ts';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { DB } from '../../db/tables.ts';
import type { Agent, OwnPart } from '../agents.queries.ts';
import { isPublic, ownsBioName } from '../public-agent.sql.ts';

/** An agent with the settings. */
export interface AgentSettingsRow
  extends Pick<
    Agent,
    | 'agentId'
    | 'bio'
    | 'languages'
    | 'designations'
    | 'awards'
    | 'video'
    | 'social'
    | 'headshotUrlSquare'
    | 'coverUrl'
  > {
  readonly bioName: string;
  readonly signature: string | null;
  readonly inquiryReminders: boolean;
  readonly tours: TourHours | null;
  /** The agent has a public page. */
  readonly isPublic: boolean;
  readonly ownsBioName: boolean;
}

/** An agent of an edition who has not left. */
export interface WorkingAgent {
  readonly agentId: string;
  readonly edition: EditionId;
}

const working = ({ agentId, edition }: WorkingAgent) =>
  sql`agent.agent_id = ${agentId} and agent.edition = ${edition} and agent.retired_at is null`;

/** Served by the unique key of the username. */
export async function readAgentSettings(db: Db, agent: WorkingAgent): Promise<AgentSettingsRow | undefined> {
  const { rows } = await sql<AgentSettingsRow>`
    select agent_id, bio_name, bio, languages, designations, awards, video, social, headshot_url_square, cover_url,
           signature, inquiry_reminders, tours, ${isPublic} as is_public, ${ownsBioName} as owns_bio_name
    from agent where ${working(agent)}
  `.execute(db);
  return rows[0];
}

/** Parts of the public page that imports leave as they are from now on, or no longer. */
export interface OwnParts {
  readonly set?: readonly OwnPart[];
  readonly unset?: readonly OwnPart[];
}

export type AgentChanges = Omit<Updateable<DB['agent']>, 'social'> & {
  /** Links by network; null removes one, and those of other networks stay. */
  readonly social?: Readonly<Partial<Record<string, string | null>>>;
};

/** Changes an agent's settings; false for an agent who left. */
export async function updateAgent(
  db: Db,
  agent: WorkingAgent,
  { social, ...changes }: AgentChanges,
  { set = [], unset = [] }: OwnParts,
): Promise<boolean> {
  const setByAgent = sql<string[]>`array(
    select distinct part from unnest(set_by_agent || ${[...set]}::text[]) as part where part <> all(${[...unset]}::text[])
  )`;
  const { numUpdatedRows } = await db
    .updateTable('agent')
    .set({
      ...changes,
      ...(social && {
        social: sql<string>`jsonb_strip_nulls(agent.social || ${JSON.stringify(social)}::jsonb)`,
      }),
      setByAgent,
    })
    .where(sql<boolean>`${working(agent)}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The signature of an agent by the account's username; null for none, and for people who are no agents. */
export async function readSignature(db: Db, username: string): Promise<string | null> {
  const row = await db
    .selectFrom('agent')
    .select('signature')
    .where('agentId', '=', username)
    .where('retiredAt', 'is', null)
    .executeTakeFirst();
  return row?.signature ?? null;
}
