/** When a failed job runs again: after `delaySeconds`, then twice as long after each failure, up to `maxDelaySeconds`. */
export interface RetryRule {
  /** Runs after the first; 0 means that a failed job does not run again. */
  readonly limit: number;
  readonly delaySeconds: number;
  readonly maxDelaySeconds: number;
}

export interface JobSchedule {
  /** Five fields (minute, hour, day, month, weekday) in UTC. */
  readonly cron: string;
  /** Set if the job also runs when a process starts to work, at most once an hour across all processes. */
  readonly runsAtStart: boolean;
}

/** One kind of job. `Data` is stored as JSON in the database until the job is done. */
export interface JobDefinition<Data extends object> {
  /** Also the name of its queue: letters, digits, hyphens. */
  readonly name: string;
  readonly retry: RetryRule;
  /** A job whose process was killed is retried by another worker this many seconds after it started. */
  readonly expireSeconds: number;
  /** Of all jobs with the same key, at most one is queued or running across all processes; sending another does nothing. */
  readonly singletonKey: (data: Data) => string;
  /** How many jobs one process runs at the same time. */
  readonly concurrency: number;
  /** A job with a schedule gets `{}` as its data. */
  readonly schedule?: JobSchedule;
  /** Set if jobs that failed for the last time wait in a dead letter queue until `redrive`. */
  readonly hasDeadLetters: boolean;
  /** @throws PermanentJobError where another run would fail as well; any other error is retried by the retry rule */
  readonly run: (data: Data, attempt: JobAttempt) => Promise<void>;
}

export interface JobAttempt {
  /** No run follows if this one fails. */
  readonly isLast: boolean;
}

/** The job cannot succeed, so it is not retried. */
export class PermanentJobError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PermanentJobError';
  }
}
