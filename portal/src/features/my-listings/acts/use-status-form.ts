import { changeExclusiveStatus } from '@hearth/domain/contract/exclusive-listing-publish.ts';
import type { FieldProblem } from '@hearth/domain/inquiry/person-rules.ts';
import { useSession } from '../../../shared/app/app-context.tsx';
import { useServerForm } from '../../../shared/forms/use-server-form.ts';
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

/** The form of an act that changes the status of a published listing, with what belongs to it. */
export function useStatusForm<Name extends string>({
  listing,
  initial,
  check,
  bodyOf,
  done,
  onStored,
}: StatusForm<Name>) {
  const { client } = useSession();
  const { listingId } = listing;
  return useServerForm<Readonly<Record<Name, string>>>({
    ...{ initial, check, failureWords: actFailure },
    send: async (typed) =>
      onStored(
        await client.call(changeExclusiveStatus, { params: { listingId }, body: bodyOf(typed) }),
        (name) => `${name} ${done}`,
      ),
  });
}
