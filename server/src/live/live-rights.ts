import type { LiveResource } from '@hearth/domain/contract/live.ts';
import type { Db } from '../db/database.ts';
import type { OwnedVisit } from '../http/visit.ts';

/** Returns whether a person may see a thing now. */
export type MaySee = (db: Db, id: string, visit: OwnedVisit) => Promise<boolean>;

/** A rule for each kind of thing that is announced. */
export type LiveRights = Readonly<Record<Exclude<LiveResource, 'listing'>, MaySee>>;
