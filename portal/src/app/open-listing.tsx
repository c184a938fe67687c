import { pageAt } from '@hearth/domain/page/page-at.ts';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { backgroundOf, dialogKey, isListing } from '../shared/listing/listing-modal.ts';
import { useStep } from '../shared/listing/use-step.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { FailedListing } from './failed-listing.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { OpeningListingContext } from './opening-listing.ts';
import { RouteBoundary } from './route-boundary.tsx';

const ListingDialog = lazyScreen(
  async () => (await import('../features/listing/listing-dialog.tsx')).ListingDialog,
  null,
);

/** The listing that lies over the page of the location, or that opens over it, if one does. */
export function OpenListing(): ReactNode {
  const location = useLocation();
  const navigate = useNavigate();
  const opening = useContext(OpeningListingContext);
  const isPage = isListing(location.pathname);
  // A home opens at once from here.
  useEffect(() => (isPage ? undefined : whenIdle(() => void ListingDialog.prefetch())), [isPage]);
  if (opening === null && backgroundOf(location) === null) return null;
  const { path, key } = opening ?? { path: location.pathname, key: dialogKey(location) };
  const close = () => (opening === null ? navigate(-1) : opening.cancel());
  return (
    <RouteBoundary
      page={path}
      failure={(show) => (
        <FailedListing
          onRetry={async () => {
            if (await ListingDialog.prefetch()) show();
          }}
          onClose={close}
        />
      )}
    >
      <ListingOver key={key} dialog={key} path={path} isOpening={opening !== null} onClose={close} />
    </RouteBoundary>
  );
}

interface ListingOverProps {
  /** Its identity, see `dialogKey`. */
  readonly dialog: string;
  readonly path: string;
  /** Its location is not there yet, which the next home would take the place of. */
  readonly isOpening: boolean;
  readonly onClose: () => void;
}

function ListingOver({ dialog, path, isOpening, onClose }: ListingOverProps): ReactNode {
  const step = useStep();
  const page = pageAt(path);
  const closing = useRef(false);
  if (page.name !== 'listing' && page.name !== 'actingListing') return null;
  const { id, address } = page.params;
  // A double click must not go back twice, past the list.
  const close = () => {
    if (closing.current) return;
    closing.current = true;
    onClose();
  };
  const onStep = (to: string) => isOpening || step(to);
  return <ListingDialog dialog={dialog} id={id} address={address} onClose={close} onStep={onStep} />;
}
