import { type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { type Location, UNSAFE_LocationContext as LocationContext } from 'react-router';
import { afterPaint } from '../ui/after-paint.ts';
import { backgroundOf } from '../ui/listing-modal.ts';

/**
 * A page that listings open over. While it stays the same page, the location that it sees is the one before until the listing is painted:
 * to render a list of homes anew takes a phone longer than to render the listing.
 *
 * `<Routes location>` gives another location too, but renders all that reads it whenever the present one changes. ADR 5 says why no
 * other published way exists.
 */
export function CoveredPage({ children }: { readonly children: ReactNode }): ReactNode {
  const present = useContext(LocationContext);
  const [before, follow] = useState(present);
  useEffect(() => {
    if (before === present) return;
    const followNow = () => startTransition(() => follow(present));
    if (!isSamePage(before.location, present.location)) return followNow();
    return afterPaint(followNow);
  }, [before, present]);
  const shown = isSamePage(before.location, present.location) ? before : present;
  return <LocationContext value={shown}>{children}</LocationContext>;
}

/** Whether two locations differ at most in what lies over the page. */
const isSamePage = (one: Location, other: Location): boolean => pageOf(one).key === pageOf(other).key;

const pageOf = (location: Location): Location => backgroundOf(location) ?? location;
