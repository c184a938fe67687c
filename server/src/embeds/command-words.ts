import type { Edition } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import type { EmbedKey } from './embed-key.ts';

/** The key that a command names. @throws Error in words for people where there is none */
export function found(key: EmbedKey | undefined, name: string): EmbedKey {
  if (key === undefined) throw new Error(`There is no key ${name}. "npm run embed-key -- list" shows all.`);
  return key;
}

/** 'YYYY-MM-DD' of the edition. */
export const dayOf = (edition: Edition, moment: Date): string => localMoment(moment, edition.timeZone).today;
