import { getExclusiveListing, updateExclusiveListing } from '@hearth/domain/contract/exclusive-listing.ts';
import type { ReactNode } from 'react';
import { use, useState } from 'react';
import { useSession } from '../../../shared/app/app-context.tsx';
import { useServerForm } from '../../../shared/forms/use-server-form.ts';
import { FormEnd } from '../../../ui/forms/form-end.tsx';
import { EditingContext } from '../editor/editing.ts';
import { type ReviewProps, ReviewPublication } from '../publish/review-publication.tsx';
import { actFailure } from './act-changes.ts';
import type { ListingSubject } from './listing-subject.ts';

interface PrivateActProps extends Pick<ReviewProps, 'onStored' | 'onLead'> {
  readonly listing: ListingSubject;
}

/** Gives a draft the status Private, then shows the review of its publication to agents alone. */
export function PrivateAct({ listing, ...review }: PrivateActProps): ReactNode {
  const { client } = useSession();
  const editing = use(EditingContext);
  const [isPrivate, setPrivate] = useState(false);
  const form = useServerForm({
    ...{ initial: {}, check: () => [], failureWords: actFailure },
    async send() {
      if (editing) editing.fill('mlsStatus', 'Private');
      else {
        const params = { id: listing.draftId };
        const { revision } = await client.call(getExclusiveListing, { params });
        const headers = { 'if-match': `"${revision}"` };
        await client.call(updateExclusiveListing, { params, headers, body: { mlsStatus: 'Private' } });
      }
      setPrivate(true);
    },
  });
  if (isPrivate) return <ReviewPublication act="publish" listing={listing} {...review} />;
  return (
    <form className="act-form" {...form.props}>
      <p>
        Agents of the brokerage see a private home, and a client sees it once an agent recommends it to them.
        Nothing about it is public.
      </p>
      <FormEnd form={form} action="Review as private" acting="Saving…" />
    </form>
  );
}
