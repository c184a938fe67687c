import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { isNothing } from './nothing-words.ts';
import { shortText, type ValueReader } from './value-reader.ts';

/** 'HH:MM' of '13:00', '13:00:00', the local time of a timestamp, or a moment with a zone. */
export const clock: ValueReader<string> = {
  expected: 'must be a time of day',
  read(value, { timeZone }) {
    const text = shortText(value);
    return clockOf(text, timeZone) ?? (isNothing(text) ? null : undefined);
  },
};

function clockOf(text: string, timeZone: string): string | undefined {
  const hasZone = /T/i.test(text) && /(Z|[+-]\d{2}:?\d{2})$/i.test(text);
  const moment = hasZone ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(moment)) return localMoment(new Date(moment), timeZone).time;
  const found = /(?:^|T)([01]\d|2[0-3]):([0-5]\d)/.exec(text);
  return found ? `${found[1]}:${found[2]}` : undefined;
}
