import type { ReactNode } from 'react';
import { type ReviewProps, ReviewPublication } from '../publish/review-publication.tsx';

/** The review of a draft for agents alone. Its draft becomes private with the publication, and not before. */
export const PrivateAct = (props: Pick<ReviewProps, 'listing' | 'onStored' | 'onLead'>): ReactNode => (
  <>
    <p>
      Agents of the brokerage see a private home, and a client sees it once an agent recommends it to them.
      Nothing about it is public.
    </p>
    <ReviewPublication act="publish" mlsStatus="Private" {...props} />
  </>
);
