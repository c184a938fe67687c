import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.ts';
import { isDiskFailure } from '../db/database-failure.ts';
import { writeAndUndo } from './disk-room.queries.ts';

/** Returns whether the database can write. A full disk answers reads as before. */
export interface DiskRoom {
  /** Takes note of a failure, where it is one of the disk. */
  note(error: unknown): void;
  hasRoom(): Promise<boolean>;
}

/** Writes a megabyte on trial only after a write failed, so that frequent checks of a healthy server cost nothing. */
export function createDiskRoom(app: FastifyInstance, db: Db): DiskRoom {
  let isSuspect = false;
  const note: DiskRoom['note'] = (error) => {
    isSuspect ||= isDiskFailure(error);
  };
  app.addHook('onError', async (_request, _reply, error) => note(error));
  return {
    note,
    async hasRoom() {
      if (!isSuspect) return true;
      isSuspect = await writeAndUndo(db).then(
        () => false,
        () => true,
      );
      return !isSuspect;
    },
  };
}
