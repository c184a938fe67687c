import { recommendedDays } from '@hearth/domain/contract/agent.ts';
import type { Db } from '../db/database.ts';
import { isSigned, signatureOf } from '../db/signature.ts';

/** The path that links of agents begin with. */
export const recommendedPath = '/join/agent';

const secret = 'recommended-agent';
const DAY_MS = 86_400_000;

/** A link that recommends an agent to the visitors who open it. */
export interface Recommendation {
  /** The agent's username. */
  readonly agentId: string;
  readonly until: Date;
}

/** The link of an agent from a moment on, and the token in it. @param agentId username of an agent */
export async function recommend(
  db: Db,
  agentId: string,
  now: Date,
): Promise<Recommendation & { readonly token: string; readonly path: string }> {
  const until = new Date(now.getTime() + recommendedDays * DAY_MS);
  const text = `${Buffer.from(agentId).toString('base64url')}.${until.getTime().toString(36)}`;
  const token = `${text}.${await signatureOf(db, secret, text)}`;
  return { agentId, until, token, path: `${recommendedPath}/${token}` };
}

/** Reads a token of any age; undefined for one that this server did not sign. */
export async function readRecommendation(db: Db, token: string): Promise<Recommendation | undefined> {
  const [, text, agent, until, signature] =
    /^(([\w-]{1,90})\.([\da-z]{1,12}))\.([\w-]{43})$/.exec(token) ?? [];
  if (!text || !agent || !until || !signature) return undefined;
  if (!(await isSigned(db, secret, { text, signature }))) return undefined;
  return {
    agentId: Buffer.from(agent, 'base64url').toString(),
    until: new Date(Number.parseInt(until, 36)),
  };
}
