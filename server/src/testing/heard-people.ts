import { type Announcement, liveChannel } from '../live/live.queries.ts';
import type { TestDatabase } from './test-database.ts';

/** The people to whose streams the server announces changes, as all its processes hear of them. */
export async function heardPeople({ pool }: Pick<TestDatabase, 'pool'>) {
  const client = await pool.connect();
  await client.query(`listen ${liveChannel}`);
  const people = new Set<string>();
  client.on('notification', ({ payload = '' }) => {
    for (const id of (JSON.parse(payload) as Announcement).people) people.add(id);
  });
  return {
    /** Returns and forgets them. A statement waits for the messages before it. */
    async heard(): Promise<string[]> {
      await client.query('select 1');
      const all = [...people];
      people.clear();
      return all;
    },
    stop: () => client.release(true),
  };
}
