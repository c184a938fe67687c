import type { FastifyInstance } from 'fastify';
import type { Background } from '../accounts/background.ts';
import type { Sessions } from '../accounts/sessions.service.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { EmbedCounts } from '../embeds/embed-counts.service.ts';
import type { FramePasses } from '../embeds/frame-passes.ts';
import type { ListingBudget } from '../listing-budget/listing-budget.service.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { Services } from '../services.ts';
import type { FileFolders } from '../static/files.ts';
import type { Webhooks } from '../webhooks/create-webhooks.ts';

/** The dependencies of every resource; passed in, so tests can supply their own. */
export interface Dependencies {
  readonly db: Database;
  readonly config: Config;
  /** Now; rules get the time from here alone. */
  readonly clock: () => Date;
}

/** Further dependencies that the app supplies to resources. */
export interface ResourceDependencies extends Dependencies, Services {
  readonly mails: MailQueue;
  readonly webhooks: Webhooks;
  readonly background: Background;
  readonly budget: ListingBudget;
  readonly framePasses: FramePasses;
  readonly embedCounts: EmbedCounts;
  readonly folders: FileFolders;
  readonly sessions: Sessions;
}

/** Registers the routes of one resource. */
export type Resource = (app: FastifyInstance, dependencies: ResourceDependencies) => void | Promise<void>;
