import { clusterIn, type DataDirectory } from './data-directory.ts';
import { startPostmaster } from './postmaster.ts';
import { runningPostmaster } from './postmaster-file.ts';
import type { PostgresSettings } from './settings.ts';

const LOOK_EVERY_MS = 1000;

/** Starts PostgreSQL again, on the same port, whenever it is found dead; connections then recover by themselves. */
export function superviseProcess(
  directory: DataDirectory,
  settings: PostgresSettings,
  port: number,
  log: (message: string) => void,
): { stop(): Promise<void> } {
  let restarting: Promise<void> | undefined;
  const look = (): void => {
    if (restarting || runningPostmaster(clusterIn(directory))) return;
    log('the private PostgreSQL has ended unexpectedly; starting it again');
    restarting = startPostmaster(directory, settings, port)
      .then(
        () => log('the private PostgreSQL runs again'),
        (error: Error) => log(error.message),
      )
      .finally(() => {
        restarting = undefined;
      });
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await restarting;
    },
  };
}
