import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { Services } from '../services.ts';

/** What every resource may need; handed in, so that tests bring their own. */
export interface Dependencies {
  readonly db: Database;
  readonly config: Config;
  /** Now; rules get the time from here alone. */
  readonly clock: () => Date;
}

/** What the app brings for resources besides. */
export interface ResourceDependencies extends Dependencies, Services {
  readonly mails: MailQueue;
}

/** Registers the routes of one resource. */
export type Resource = (app: FastifyInstance, dependencies: ResourceDependencies) => void | Promise<void>;
