/** What a row says, or everything that is wrong with it. */
export type ReadResult<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly reasons: readonly string[];
      /** What a rejected row still changes; missing where it changes nothing. */
      readonly instead?: T;
    };
