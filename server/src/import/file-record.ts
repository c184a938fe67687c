/** One row of a file. `place` names its position for people: 'line 12', or 'item 3' of a JSON array. */
export interface FileRecord {
  readonly place: string;
  /** undefined for an unreadable row; `problem` is the reason. */
  readonly value: Readonly<Record<string, unknown>> | undefined;
  readonly problem?: string;
}
