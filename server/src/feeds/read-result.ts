import type { DroppedValue } from './mapping-table.ts';

/** Content of a row, or all its faults. */
export type ReadResult<T> =
  | {
      readonly ok: true;
      readonly value: T;
      /** Values that the row is stored without. */
      readonly dropped?: readonly DroppedValue[];
    }
  | {
      readonly ok: false;
      readonly reasons: readonly string[];
      /** Change by a rejected row; missing where it changes nothing. */
      readonly instead?: T;
    };
