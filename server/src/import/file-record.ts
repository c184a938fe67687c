/** One row of a file. `at` says where it stands, for people: 'line 12', or 'item 3' of a JSON array. */
export interface FileRecord {
  readonly at: string;
  /** undefined for an unreadable row; `problem` is the reason. */
  readonly value: Readonly<Record<string, unknown>> | undefined;
  readonly problem?: string;
}
