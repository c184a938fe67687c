import { changeExclusiveStatus } from '@hearth/domain/contract/exclusive-listing-publish.ts';
import type { FieldProblem } from '@hearth/domain/inquiry/person-rules.ts';
import { useState } from 'react';
import { useSession } from '../../../shared/app/app-context.tsx';
import { useServerForm } from '../../../shared/forms/use-server-form.ts';
import { listingKeys } from '../listing-queries.ts';
import { actFailure, type StatusBody } from './act-changes.ts';
import type { ListingSubject, OnStored } from './listing-subject.ts';

interface StatusForm<Name extends string> {
  readonly listing: ListingSubject;
  /** First text of each field. */
  readonly initial: Readonly<Record<Name, string>>;
  readonly check: (typed: Readonly<Record<Name, string>>) => readonly FieldProblem[];
  readonly bodyOf: (typed: Readonly<Record<Name, string>>) => StatusBody;
  /** Words of the success, after the name of the listing. */
  readonly done: string;
  readonly onStored: OnStored;
}

/** The reviewed revision of the draft that is published with an act; null where its changes stay in the draft. */
export interface DraftChoice {
  readonly revision: number | null;
  readonly choose: (revision: number | null) => void;
}

/** The form of an act that changes the status of a published listing, with what belongs to it. */
export function useStatusForm<Name extends string>({
  listing,
  initial,
  check,
  bodyOf,
  done,
  onStored,
}: StatusForm<Name>) {
  const session = useSession();
  const { listingId } = listing;
  const [revision, choose] = useState<number | null>(null);
  const form = useServerForm<Readonly<Record<Name, string>>>({
    ...{ initial, check },
    failureWords(failure) {
      if (failure.code === 'revision_conflict') {
        choose(null);
        void session.queries.invalidateQueries({ queryKey: listingKeys(session).sheets });
      }
      return actFailure(failure);
    },
    async send(typed) {
      const body = { ...bodyOf(typed), ...(revision !== null && { revision }) };
      const stored = await session.client.call(changeExclusiveStatus, { params: { listingId }, body });
      onStored(stored, (name) => `${name} ${done}`);
    },
  });
  return { ...form, draft: { revision, choose } satisfies DraftChoice };
}
