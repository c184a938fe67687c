import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { soleCookie, writeCookie } from '../http/cookies.ts';
import { findPublicAgent } from './agent.service.ts';
import { type Recommendation, readRecommendation } from './recommended-link.ts';

/** Signed, so it needs no protection from neighbours of the host. */
const COOKIE = 'hearth-agent';

/** The part of a request with its cookies. */
interface WithCookies {
  readonly headers: { readonly cookie?: string | undefined };
}

/** The token of the link that this browser opened; null without one. */
export const recommendationToken = (request: WithCookies): string | null => soleCookie(request, COOKIE);

/** Username of the agent of a token, until the link expires and as long as the agent has a page; null for any other. */
export async function recommendedAgent(
  db: Db,
  edition: EditionId,
  token: string | null,
  now: Date,
): Promise<string | null> {
  const link = token === null ? undefined : await readRecommendation(db, token);
  if (link === undefined || link.until <= now) return null;
  const agent = await findPublicAgent(db, edition, link.agentId);
  return agent?.agentId === link.agentId ? link.agentId : null;
}

/** Makes a browser remember a link until it expires; a later link replaces it. */
export function rememberRecommendation(
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
  { token, until, now }: Pick<Recommendation, 'until'> & { readonly token: string; readonly now: Date },
): void {
  const seconds = Math.floor((until.getTime() - now.getTime()) / 1000);
  writeCookie(reply, config, { name: COOKIE, value: token, seconds });
}
