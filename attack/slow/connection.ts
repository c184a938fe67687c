import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A connection whose answers are never read. */
export interface Connection {
  write(text: string): void;
  /** Returns whether the server has not ended it, as far as is known. */
  isOpen(): boolean;
  /** The same after a try to write. */
  check(): Promise<boolean>;
  end(): void;
}

export function connectTo(origin: string): Connection {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let isOpen = true;
  // A socket that does not read learns of its end by writing.
  socket.on('error', () => (isOpen = false));
  socket.on('close', () => (isOpen = false));
  socket.pause();
  return {
    write: (text) => void socket.write(text),
    async check() {
      if (isOpen) socket.write('\r\n');
      await sleep(200);
      return isOpen && !socket.destroyed;
    },
    isOpen: () => isOpen && !socket.destroyed,
    end: () => void socket.destroy(),
  };
}
