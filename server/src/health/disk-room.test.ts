import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { anInquiry, errorOf, inquiryDeskOfFile } from '../testing/inquiry-desk.ts';

const desk = inquiryDeskOfFile();
const run = (text: string) => sql.raw(text).execute(desk.server.db.kysely);

/** PostgreSQL itself raises the error of a full disk, wherever a row is inserted or a table is made. */
async function fillDisk(): Promise<void> {
  const raises = `language plpgsql as $$ begin raise 'could not extend file' using errcode = 'disk_full'; end $$`;
  await run(`create function full_disk() returns trigger ${raises}`);
  await run(`create function full_disk_event() returns event_trigger ${raises}`);
  await run('create trigger full_disk before insert on inquiry execute function full_disk()');
  await run('create event trigger full_disk on ddl_command_start execute function full_disk_event()');
}

async function freeDisk(): Promise<void> {
  await run('drop event trigger if exists full_disk');
  await run('drop function if exists full_disk cascade');
  await run('drop function if exists full_disk_event cascade');
}

const ready = async () => {
  const { statusCode, body } = await desk.server.app.inject('/readyz');
  return [statusCode, JSON.parse(body).database];
};

describe('a full disk', () => {
  afterEach(freeDisk);

  it('refuses writes for the time being, and makes the server unready until there is room', async () => {
    await fillDisk();
    expect(await ready()).toEqual([200, 'answers']);
    const refused = await desk.send(anInquiry());
    expect(errorOf(refused)).toEqual({ status: 503, code: 'database_unavailable' });
    expect(refused.headers['retry-after']).toBe('5');
    expect(await ready()).toEqual([503, 'cannot write']);
    expect((await desk.server.app.inject('/api/site')).statusCode).toBe(200);
    await freeDisk();
    expect(await ready()).toEqual([200, 'answers']);
    expect((await desk.send(anInquiry())).statusCode).toBe(200);
  });
});
