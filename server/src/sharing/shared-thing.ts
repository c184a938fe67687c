import type { Departure } from '@hearth/domain/contract/membership.ts';
import type { Cadence } from '@hearth/domain/people/saved-search-rules.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import type { OwnedVisit } from '../http/visit.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { Causing } from './causing.ts';

/** Kinds of things that people share, as the column `thing_kind` has them. */
export type ThingKind = 'collection' | 'saved-search';

/** A thing that people share. */
export interface ThingKey {
  readonly kind: ThingKind;
  readonly id: number;
}

/** Actions of people on a shared thing besides changing it. */
type SharingAction = 'invite' | 'leave' | 'answer';

/** A thing that an actor may see. */
export interface SharedThing {
  readonly id: number;
  readonly name: string;
  /** Account of the person who has it. */
  readonly ownerId: string;
  /** Open membership of the person for whom the actor acts; null for none. */
  readonly membershipId: number | null;
  readonly membership: 'joined' | 'pending' | null;
  /** Of the news to that person; for all others, to the owner. */
  readonly cadence: Cadence;
}

/** Sends mails about things. */
export interface SharingMails {
  readonly mails: MailQueue;
  readonly config: Pick<Config, 'publicUrl'>;
}

/** A person whose part in a thing ends, with who ended it. */
export interface Departing extends Causing {
  readonly personId: string;
}

/** A kind of thing, as its resource describes it to the memberships. */
export interface SharedKind<Thing extends SharedThing = SharedThing> {
  readonly kind: ThingKind;
  /** Reads a thing that the actor may see. @throws AppError not_found */
  readonly read: (db: Db, id: string, visit: OwnedVisit) => Promise<Thing>;
  /** Asks the policy of the kind. */
  readonly can: (visit: OwnedVisit, action: SharingAction, thing: Thing) => boolean;
  /** Refuses to share a thing with more people. @throws AppError validation_failed */
  readonly refuseInviting?: (thing: Thing) => void;
  /** Reads what stays and what goes when a person leaves. @param isOwn unset for the eyes of others, who see what they can see anyway */
  readonly departure: (db: Db, thingId: number, personId: string, isOwn: boolean) => Promise<Departure>;
  /** Deletes what goes with a person who leaves or is removed, and what follows for the others. */
  readonly depart: (
    mailing: SharingMails,
    db: OwnedChange,
    thing: Pick<Thing, 'id' | 'name'>,
    departing: Departing,
  ) => Promise<void>;
  /** The path of its page. */
  readonly path: (id: number) => string;
  /** The path of the page that answers an invitation. */
  readonly joinPath: (id: number) => string;
}
