import { parseListingPath } from '@hearth/domain/listing/listing-path.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { backgroundOf, dialogKey, isListing } from '../ui/listing-modal.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { FailedListing } from './failed-listing.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { RouteBoundary } from './route-boundary.tsx';
import { useStep } from './use-step.ts';

const ListingDialog = lazyScreen(
  async () => (await import('../features/listing/listing-dialog.tsx')).ListingDialog,
  null,
);

/** The listing that lies over the page of the location, if one does. */
export function OpenListing(): ReactNode {
  const location = useLocation();
  const navigate = useNavigate();
  const isPage = isListing(location.pathname);
  // A home opens at once from here.
  useEffect(() => (isPage ? undefined : whenIdle(() => void ListingDialog.prefetch())), [isPage]);
  if (backgroundOf(location) === null) return null;
  return (
    <RouteBoundary
      page={location.pathname}
      failure={(show) => (
        <FailedListing
          onRetry={async () => {
            if (await ListingDialog.prefetch()) show();
          }}
          onClose={() => navigate(-1)}
        />
      )}
    >
      <ListingOver key={dialogKey(location)} path={location.pathname} />
    </RouteBoundary>
  );
}

function ListingOver({ path }: { readonly path: string }): ReactNode {
  const navigate = useNavigate();
  const step = useStep();
  const { id, address = '' } = parseListingPath(path) ?? {};
  const closing = useRef(false);
  if (id === undefined) return null;
  // A double click must not go back twice, past the list.
  const close = () => {
    if (closing.current) return;
    closing.current = true;
    navigate(-1);
  };
  return <ListingDialog id={id} address={address} onClose={close} onStep={step} />;
}
