import type { EditionId } from '../edition/edition.ts';

/** What a rule may know about the moment and the edition it decides in; the domain itself has no clock. */
export interface MatchContext {
  /** 'YYYY-MM-DD' in the edition's time zone. */
  readonly today: string;
  /** 'HH:MM' in the edition's time zone. */
  readonly time: string;
  readonly edition: EditionId;
}
