import type { sharingEndpoints } from '@hearth/domain/contract/sharing-endpoints.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { QueryKey } from '@tanstack/react-query';
import type { Session } from '../app/session.ts';
import type { Effect } from '../changes/change.ts';

/** A thing that people share. */
export interface SharedThing {
  readonly id: string;
  readonly name: string;
  readonly can: { readonly invite: boolean; readonly leave: boolean };
}

export type NamedThing = Pick<SharedThing, 'id' | 'name'>;

/** A kind of thing that people share, as its feature describes it to the parts for people and invitations. */
export interface SharedKind {
  readonly noun: 'collection' | 'saved search';
  /** The noun in the words of a failure (specification section 8). */
  readonly title: string;
  readonly endpoints: ReturnType<typeof sharingEndpoints>;
  readonly keys: (session: Pick<Session, 'root'>) => SharedKeys;
  readonly path: (id: string) => string;
  /** The list of the person's things of this kind. */
  readonly list: { readonly path: string; readonly label: string };
  /** The benefit of joining, as a sentence. */
  readonly benefit: string;
  /** The loss of a person who leaves, after 'You won’t be able to open the collection'. */
  readonly loss?: string;
  /** The work of its people that goes with it when it is deleted. */
  readonly parts?: string;
  /** The reason of a failed change, as a sentence. */
  readonly reason: (failure: ApiError) => string;
  /** The lists of the person without a thing. */
  readonly without: (session: Session, id: string) => readonly Effect[];
  readonly onJoin?: (session: Session, id: string) => void;
  /** Called once the server has that the person left or declined. */
  readonly onPart?: (session: Session, id: string) => void;
}

/** The keys of a kind, in the cache and of changes. */
interface SharedKeys {
  readonly all: QueryKey;
  readonly thing: (id: string) => QueryKey;
  readonly members: (id: string) => QueryKey;
  readonly member: (id: string, collaboratorId: string) => QueryKey;
  readonly invitations: QueryKey;
  readonly invitationCount: QueryKey;
}

/** The keys of people and invitations, below those of a kind. */
export const sharingKeys = <All extends QueryKey>(all: All) => ({
  members: (id: string) => [...all, 'members', id] as const,
  member: (id: string, collaboratorId: string) => [...all, 'member', id, collaboratorId] as const,
  invitations: [...all, 'invitations'] as const,
  invitationCount: [...all, 'invitation count'] as const,
});
