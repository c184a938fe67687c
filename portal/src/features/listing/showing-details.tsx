import type { ListingDetails, ShowingDetails as Showing } from '@hearth/domain/contract/listing.ts';
import { getShowingDetails } from '@hearth/domain/contract/listing.ts';
import { streetLine, undisclosedAddress } from '@hearth/domain/listing/address.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';

const labels = {
  showinginstructions: 'Showing instructions',
  lockboxtype: 'Lockbox',
  lockboxserialnumber: 'Lockbox number',
  accesscode: 'Access code',
  ownerphone: 'Owner phone',
  privateremarks: 'Agent remarks',
} as const satisfies Readonly<Record<keyof Showing, string>>;

/** Showing details for an agent. They are requested when the agent unlocks them, hidden from people beside the screen. */
export function ShowingDetails({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const session = useSession();
  const isHidden = streetLine(listing) === undisclosedAddress;
  return (
    session.viewer.role === 'agent' && !isHidden && <Locked key={listing.listingid} id={listing.listingid} />
  );
}

function Locked({ id }: { readonly id: string }): ReactNode {
  const [presses, setPresses] = useState(0);
  const isOpen = presses % 2 === 1;
  return (
    <section aria-labelledby="listing-showing" className="hearth-facts">
      <h2 id="listing-showing">Showing details</h2>
      <p className="listing__small">For agents. Do not pass them on.</p>
      <Button aria-expanded={isOpen} onClick={() => setPresses(presses + 1)}>
        {isOpen ? 'Hide showing details' : 'Unlock showing details'}
      </Button>
      {isOpen && <Unlocked key={presses} id={id} unlock={presses} />}
    </section>
  );
}

/** One request for each unlock, since the server enters it in the audit log: none by the browser, and no stored answer. */
function Unlocked({ id, unlock }: { readonly id: string; readonly unlock: number }): ReactNode {
  const { client } = useApp();
  const { root } = useSession();
  const { data, error, isLoadingError, refetch } = useQuery({
    queryKey: [...root, 'showing-details', id, unlock],
    queryFn: ({ signal }) => client.call(getShowingDetails, { params: { id }, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data) return <Facts showing={data} />;
  return (
    isLoadingError && (
      <Notice onRetry={() => void refetch()}>
        {failureText(error, 'The showing details could not be loaded.')}
      </Notice>
    )
  );
}

function Facts({ showing }: { readonly showing: Showing }): ReactNode {
  const known = (Object.keys(labels) as (keyof Showing)[]).filter((key) => showing[key]);
  if (known.length === 0) return <p>The listing has no showing details. Call the listing agent.</p>;
  return (
    <dl>
      {known.map((key) => (
        <div key={key}>
          <dt>{labels[key]}</dt>
          <dd>{showing[key]}</dd>
        </div>
      ))}
    </dl>
  );
}
