import type { EditionId } from '../edition/edition.ts';

/** The moment and the edition that predicates depend on; the domain itself has no clock. */
export interface MatchContext {
  /** 'YYYY-MM-DD' in the edition's time zone. */
  readonly today: string;
  /** 'HH:MM' in the edition's time zone. */
  readonly time: string;
  readonly edition: EditionId;
}
