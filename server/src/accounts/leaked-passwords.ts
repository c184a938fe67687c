import { readFileSync } from 'node:fs';
import path from 'node:path';

let known: ReadonlySet<string> | undefined;

/** Read by the first new password: 8,121 lines, which browsers need not load. */
function leaked(): ReadonlySet<string> {
  if (known === undefined) {
    const text = readFileSync(path.join(import.meta.dirname, 'leaked-passwords.txt'), 'utf8');
    known = new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')));
  }
  return known;
}

/** Whether a password is on the list of those that leaked most often, in any case of its letters. */
export const isLeakedPassword = (password: string): boolean => leaked().has(password.toLowerCase());
