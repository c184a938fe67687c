import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type { getSessions } from '@hearth/domain/contract/identity.ts';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../audit/audit.service.ts';
import type { Identity } from './identity.ts';
import { deleteSession, deleteSessions, listSessions, type SessionRow } from './sessions.queries.ts';

type Owner = Pick<SessionRow, 'personId' | 'sessionId'>;

/** The sessions of a person, as the account settings list them. */
export async function sessionsOf(
  { db, clock }: Identity,
  { personId, sessionId }: Owner,
): Promise<ResponseOf<typeof getSessions>> {
  const rows = await listSessions(db.kysely, personId, clock());
  return {
    sessions: rows.map(({ id, ipAddress, userAgent, createdAt, updatedAt }) => ({
      ...{ id, ipAddress, userAgent },
      isCurrent: id === sessionId,
      createdAt: createdAt.toISOString(),
      lastUsedAt: updatedAt.toISOString(),
    })),
  };
}

/** Ends a session of its person; the id of another person's session ends nothing. */
export async function endSession({ db }: Identity, personId: string, id: string): Promise<void> {
  await deleteSession(db.kysely, personId, id);
}

/** Ends all sessions of a person, the one that asks too. */
export async function endAllSessions(
  { db, clock }: Identity,
  { personId }: Owner,
  { ip: ipAddress, headers }: FastifyRequest,
): Promise<void> {
  await deleteSessions(db.kysely, personId);
  await recordAudit(db.kysely, {
    ...{ at: clock(), action: 'signed out everywhere', actorId: personId, personId, ipAddress },
    userAgent: headers['user-agent'] ?? null,
  });
}
