import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { anonymizeAudit, auditOf, dropOldAudit, recordAudit } from './audit.service.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const at = new Date('2026-11-21T18:00:00Z');
async function signedIn(personId = randomUUID(), moment = at): Promise<string> {
  const device = { ipAddress: '192.0.2.7', userAgent: 'Test browser' };
  await recordAudit(db.kysely, { at: moment, action: 'signed in', actorId: personId, personId, ...device });
  return personId;
}

describe('the audit log', () => {
  it('records who did what to whom, the newest first', async () => {
    const person = await signedIn();
    const admin = randomUUID();
    await recordAudit(db.kysely, {
      ...{ at: new Date('2026-11-22T18:00:00Z'), action: 'role changed', actorId: admin, personId: person },
      details: { role: 'Agent' },
    });
    const entries = await auditOf(db.kysely, person);
    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      ['role changed', { role: 'Agent' }],
      ['signed in', {}],
    ]);
    expect(await auditOf(db.kysely, admin)).toHaveLength(1);
    expect(await auditOf(db.kysely, randomUUID())).toEqual([]);
  });

  it('refuses every change, deletion and truncation', async () => {
    const person = await signedIn();
    for (const statement of [
      sql`update audit_entry set action = 'signed out everywhere'`,
      sql`update audit_entry set at = now(), ip_address = null, user_agent = null`,
      sql`update audit_entry set person_id = null, ip_address = null, user_agent = null`,
      sql`update audit_entry set ip_address = '192.0.2.8'`,
      sql`delete from audit_entry`,
      sql`truncate audit_entry`,
    ])
      await expect(statement.execute(db.kysely)).rejects.toThrow('append-only');
    expect(await auditOf(db.kysely, person)).toMatchObject([{ ipAddress: '192.0.2.7' }]);
  });

  it('loses addresses and devices of a person alone whose account is deleted', async () => {
    const [leaving, staying] = [await signedIn(), await signedIn()];
    await anonymizeAudit(db.kysely, leaving);
    expect(await auditOf(db.kysely, leaving)).toMatchObject([{ action: 'signed in', ipAddress: null }]);
    expect(await auditOf(db.kysely, staying)).toMatchObject([{ userAgent: 'Test browser' }]);
  });

  it('ends with the retention, and not before', async () => {
    const [old, young] = [
      await signedIn(randomUUID(), new Date('2024-01-01T00:00:00Z')),
      await signedIn(randomUUID(), new Date('2026-01-01T00:00:00Z')),
    ];
    expect(await dropOldAudit(db.kysely, 0, at)).toBe(0);
    expect(await dropOldAudit(db.kysely, 24, at)).toBe(1);
    expect([await auditOf(db.kysely, old), (await auditOf(db.kysely, young)).length]).toEqual([[], 1]);
    await expect(sql`delete from audit_entry`.execute(db.kysely)).rejects.toThrow('append-only');
  });
});
