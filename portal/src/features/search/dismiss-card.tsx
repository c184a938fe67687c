import type { FoundCard } from '@hearth/domain/contract/search.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import { useChange, useShownQuery } from '../../shared/changes/use-change.ts';
import { dismissal } from '../../shared/dismissing/dismissal.ts';
import { dismissedQuery } from '../../shared/dismissing/dismissed-query.ts';
import { RoundButton } from '../../ui/round-button.tsx';
import './dismiss-card.css';

interface DismissCardProps {
  readonly listing: FoundCard;
  /** Words beside the picture. */
  readonly text?: string | undefined;
}

/** The way to leave a home of a list out of searches, for clients. */
export const DismissCard = ({ listing, text }: DismissCardProps): ReactNode =>
  useSession().viewer.role === 'client' && <Toggle listing={listing} text={text} />;

/**
 * Dismisses a home or takes that back. Its card stays, marked, until the next search: in a list that moved up, a second click would
 * dismiss the next home.
 */
function Toggle({ listing, text }: DismissCardProps): ReactNode {
  const session = useSession();
  // Set by this button and that of the home's page; the list itself says what was dismissed before.
  const { listingid } = listing;
  const { data } = useShownQuery({ ...dismissedQuery(session, listingid), enabled: false });
  const { change } = useChange((isOn: boolean) => dismissal(session, listingid, isOn));
  const dismissed = data?.dismissed ?? listing.dismissed ?? false;
  return (
    <span className="dismiss-card" data-dismissed={dismissed || undefined}>
      <RoundButton
        icon="dismiss"
        label={`Hide ${streetLine(listing)}`}
        text={text}
        title={dismissed ? 'Hidden. Show it in searches again' : undefined}
        aria-pressed={dismissed}
        onClick={() => change(!dismissed)}
      />
    </span>
  );
}
