import { clusterIn, type Place } from './place.ts';
import { startPostmaster } from './postmaster.ts';
import { runningPostmaster } from './postmaster-file.ts';
import type { PostgresSettings } from './settings.ts';

const LOOK_EVERY_MS = 1000;

/** Starts PostgreSQL again, on the same port, whenever it is found dead; connections then recover by themselves. */
export function superviseProcess(
  place: Place,
  settings: PostgresSettings,
  port: number,
  log: (message: string) => void,
): { stop(): Promise<void> } {
  let restarting: Promise<void> | undefined;
  const look = (): void => {
    if (restarting || runningPostmaster(clusterIn(place))) return;
    log('the private PostgreSQL has ended unexpectedly; starting it again');
    restarting = startPostmaster(place, settings, port)
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
