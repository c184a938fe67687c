import type { Office } from '@hearth/domain/contract/agent.ts';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { type ListPage, type PageOf, readListPage } from '../db/list-page.ts';
import { allOf, type SqlFragment } from '../db/sql-fragment.ts';
import type { AgentSource } from './public-agent.queries.ts';
import { hasNamesWith, isPublic, ownsBioName } from './public-agent.sql.ts';

/** An agent, as far as a card of the directory shows one. */
export type CardSource = Pick<
  AgentSource,
  | 'agentId'
  | 'firstname'
  | 'lastname'
  | 'title'
  | 'trecLicense'
  | 'phone'
  | 'languages'
  | 'teamName'
  | 'headshotUrlSquare'
  | 'bioName'
  | 'ownsBioName'
>;

interface DirectorySearch extends PageOf<'lastname' | 'firstname'> {
  /** Lower-case letters and digits alone; each begins a part of the agent's name. */
  readonly words: readonly string[];
  /** The agent speaks one of them; any language where there is none. */
  readonly spoken: readonly string[];
  readonly hideTeamMembers: boolean;
}

/** The columns of a card, of `agent`. */
export const card = sql`agent_id, firstname, lastname, title, trec_license, phone, languages, team_name, headshot_url_square,
  bio_name, ${ownsBioName} as owns_bio_name`;

const isNoTeamMember = sql`replace(lower(coalesce(user_account_type, '')), ' ', '') <> 'teammember'`;

/** In the order of the alphabet, case and accents last, as agent_by_lastname and agent_by_firstname have it. Two spaces end a name: 'Van' comes before 'Van Dyke'. */
const orders = {
  lastname: sql`((lastname || '  ' || firstname) collate "en-x-icu")`,
  firstname: sql`((firstname || '  ' || lastname) collate "en-x-icu")`,
} as const;

/** One page of an edition's agents; reads them in their order, or all of the edition where few have the name. */
export function readDirectory(
  db: Db,
  edition: EditionId,
  { words, spoken, hideTeamMembers, ...page }: DirectorySearch,
): Promise<ListPage<CardSource>> {
  const where: readonly SqlFragment[] = [
    sql`agent.edition = ${edition} and ${isPublic}`,
    hasNamesWith(words),
    ...(spoken.length === 0 ? [] : [sql`languages && ${[...spoken]}::text[]`]),
    ...(hideTeamMembers ? [isNoTeamMember] : []),
  ];
  return readListPage<CardSource, 'lastname' | 'firstname'>(
    db,
    { select: card, from: sql`agent`, where: allOf(where), orders, key: sql`agent_id` },
    page,
  );
}

/** Cards of agents of an edition by their usernames, by last name. */
export async function readCards(
  db: Db,
  edition: EditionId,
  agentIds: readonly string[],
): Promise<readonly CardSource[]> {
  const { rows } = await sql<CardSource>`
    select ${card} from agent
    where agent.edition = ${edition} and agent_id = any(${[...agentIds]}::text[]) and ${isPublic}
    order by ${orders.lastname}, agent_id
  `.execute(db);
  return rows;
}

/** The names of the pages of an edition's agents; reads all of them by agent_edition_name. */
export async function readAgentPages(
  db: Db,
  edition: EditionId,
): Promise<
  readonly (Pick<CardSource, 'agentId' | 'bioName' | 'ownsBioName'> & { readonly updatedAt: Date })[]
> {
  const { rows } = await sql<
    Pick<CardSource, 'agentId' | 'bioName' | 'ownsBioName'> & { readonly updatedAt: Date }
  >`
    select agent_id, bio_name, ${ownsBioName} as owns_bio_name, updated_at from agent
    where agent.edition = ${edition} and ${isPublic}
    order by agent_id
    limit 50000
  `.execute(db);
  return rows;
}

/** Offices of an edition with the number of their agents, the largest first; reads the agents by agent_edition_name. */
export async function readOffices(db: Db, edition: EditionId): Promise<Office[]> {
  const { rows } = await sql<Office>`
    select office.office_id, office.name, office.phone, office.address, office.latitude, office.longitude,
           (select count(*) from agent where agent.office_id = office.office_id and agent.edition = ${edition} and ${isPublic}) as agents
    from office where office.edition = ${edition}
    order by agents desc, office.name, office.office_id
    limit 100
  `.execute(db);
  return rows;
}

/** Every language of an edition's agents, in alphabetical order. */
export async function readLanguages(db: Db, edition: EditionId): Promise<readonly string[]> {
  const { rows } = await sql<{ language: string }>`
    select distinct language from agent, unnest(languages) as language
    where agent.edition = ${edition} and ${isPublic}
    order by language
  `.execute(db);
  return rows.map(({ language }) => language);
}
