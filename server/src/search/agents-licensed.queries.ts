import type { Db } from '../db/database.ts';

/** Usernames of the agents with these licences; served by agent_trec_license. */
export async function agentsLicensed(db: Db, licences: readonly string[]): Promise<ReadonlySet<string>> {
  if (licences.length === 0) return new Set();
  const rows = await db.selectFrom('agent').select('agentId').where('trecLicense', 'in', licences).execute();
  return new Set(rows.map(({ agentId }) => agentId));
}
