/** One row of a file. `place` names its position for people: 'line 12', or 'item 3' of a JSON array. */
export interface FileRecord {
  readonly place: string;
  /** undefined where the row itself could not be read; `problem` says why. */
  readonly value: Readonly<Record<string, unknown>> | undefined;
  readonly problem?: string;
}
