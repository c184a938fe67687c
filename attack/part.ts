/** Outcome of everything that a part of the attack sent. */
export interface PartReport {
  /** Requests, payloads, inquiries or rows: what the part says that it sends. */
  readonly sent: number;
  /** Of these, stored, answered or shown as they should be. */
  readonly stored: number;
  /** Acknowledged, and not there afterwards. */
  readonly lost: number;
  readonly doubled: number;
  readonly slowestMs: number;
  /** Of `/api/site` for other clients meanwhile; null where no server ran. */
  readonly site: SiteTimes | null;
  /** Other figures of the part, by their names. */
  readonly more: Readonly<Record<string, number | string>>;
  /** Whatever else must not happen, a line each. */
  readonly failures: readonly string[];
}

/** How long other clients waited for `/api/site`, in milliseconds. */
export interface SiteTimes {
  readonly answers: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  /** The same before the attack: what the machine had to do besides. */
  readonly p99Before: number;
}

export interface AttackOptions {
  readonly kills: number;
  /** Requests of the fuzz. */
  readonly requests: number;
  /** How many of the collected payloads. */
  readonly payloads: number;
  readonly seed: number;
  /** Reports progress. */
  readonly say: (line: string) => void;
}

/** A part that cannot run on this machine, with the reason. */
export interface Skipped {
  readonly skipped: string;
}

/** One kind of attack, on separate servers and a separate database. */
export interface AttackPart {
  readonly name: string;
  /** One sentence for the report. */
  readonly what: string;
  /** How long the slowest percent of other clients may wait for `/api/site`; null where servers are ended and started meanwhile. */
  readonly siteLimitMs: number | null;
  run(options: AttackOptions): Promise<PartReport | Skipped>;
}
