import type { SocialLinks } from '@hearth/domain/contract/agent.ts';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { bioName } from '@hearth/domain/people/bio-name.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/database.ts';
import { jsonRows } from '../listings/json-rows.ts';

type Db = Kysely<Tables>;

export interface Office {
  readonly officeid: string;
  readonly edition: EditionId;
  readonly name: string;
  /** RESO ListOfficeMlsId. */
  readonly mlsid: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string | null;
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
  readonly officeid: string | null;
  /** Salesforce id, 15 or 18 letters and digits. */
  readonly sfId: string | null;
  /** https address of a video on YouTube or Vimeo, or of a video file. */
  readonly video: string | null;
  readonly social: Partial<SocialLinks>;
  /** Agents of an edition whose team has one name are mates. */
  readonly teamname: string | null;
  /** 'Together', or 'Separate' where each works for clients of their own. */
  readonly teamtype: string | null;
  /** Path or https address of a square photo. */
  readonly headshotUrlSquare: string | null;
  /** At most one of an edition: who answers where no other is asked for. */
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
  await sql`
    insert into office (officeid, edition, name, mlsid, phone, email, address)
    select officeid, edition, name, mlsid, phone, email, address
    from json_populate_recordset(null::office, ${jsonRows(offices)}::json)
    on conflict (officeid) do update
    set edition = excluded.edition, name = excluded.name, mlsid = excluded.mlsid, phone = excluded.phone,
        email = excluded.email, address = excluded.address
  `.execute(db);
}

/**
 * Inserts agents or replaces those of the same username; their offices must be there. A default agent takes over from who
 * was it before.
 */
export async function saveAgents(db: Db, agents: readonly Agent[]): Promise<void> {
  if (agents.length === 0) return;
  const led = agents.filter((agent) => agent.defaultAgent).map(({ edition }) => edition);
  if (led.length > 0) {
    await sql`
      update agent set "defaultAgent" = false where "defaultAgent" and edition = any(${led}::text[])
    `.execute(db);
  }
  await sql`
    insert into agent ("agentId", edition, firstname, lastname, "trecLicense", title, phone, email, bio, languages,
                       designations, awards, "userAccountType", officeid, "sfId", video, social, teamname, teamtype,
                       "headshotUrlSquare", "defaultAgent", bioname)
    select "agentId", edition, firstname, lastname, "trecLicense", title, phone, email, bio, languages, designations,
           awards, "userAccountType", officeid, "sfId", video, social, teamname, teamtype, "headshotUrlSquare",
           "defaultAgent", bioname
    from json_populate_recordset(null::agent, ${jsonRows(agents.map((agent) => ({ ...agent, bioname: bioName(agent) })))}::json)
    on conflict ("agentId") do update
    set edition = excluded.edition, firstname = excluded.firstname, lastname = excluded.lastname,
        "trecLicense" = excluded."trecLicense", title = excluded.title, phone = excluded.phone, email = excluded.email,
        bio = excluded.bio, languages = excluded.languages, designations = excluded.designations,
        awards = excluded.awards, "userAccountType" = excluded."userAccountType", officeid = excluded.officeid,
        "sfId" = excluded."sfId", video = excluded.video, social = excluded.social, teamname = excluded.teamname,
        teamtype = excluded.teamtype, "headshotUrlSquare" = excluded."headshotUrlSquare",
        "defaultAgent" = excluded."defaultAgent", bioname = excluded.bioname, updatedat = now()
  `.execute(db);
}

/** Inserts reviews or replaces those of the same id; their agents must be there. */
export async function saveAgentReviews(db: Db, reviews: readonly AgentReview[]): Promise<void> {
  if (reviews.length === 0) return;
  await sql`
    insert into agent_review (reviewid, "agentId", author, rating, body, createdat)
    select reviewid, "agentId", author, rating, body, createdat
    from json_populate_recordset(null::agent_review, ${jsonRows(reviews)}::json)
    on conflict (reviewid) do update
    set "agentId" = excluded."agentId", author = excluded.author, rating = excluded.rating, body = excluded.body,
        createdat = excluded.createdat
  `.execute(db);
}
