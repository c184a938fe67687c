import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface WriterProcess {
  /** Ends it; answers how many listings it saved a second. */
  stop(): Promise<number>;
}

/** A process that saves so many listings a second, once it answers. */
export async function startWriter(databaseUrl: string, perSecond: number): Promise<WriterProcess> {
  const child = fork(path.join(import.meta.dirname, 'writer.ts'), {
    env: { ...process.env, DATABASE_URL: databaseUrl, WRITES_PER_SECOND: String(perSecond) },
  });
  await once(child, 'message');
  let saved = 0;
  child.on('message', (count) => {
    saved = count as number;
  });
  const started = performance.now();
  child.send('begin');
  return {
    async stop() {
      const seconds = (performance.now() - started) / 1000;
      child.kill('SIGTERM');
      await once(child, 'exit');
      return saved / seconds;
    },
  };
}
