import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router';

interface Present {
  readonly kind: NavigationType;
  /** Of the browser's own location. */
  readonly key: string;
}

const PresentStep = createContext<Present | null>(null);

/**
 * Stands around `<Routes location>`, inside which the router calls every step one back or forward, and the location that is
 * given the present one.
 */
export function NavigationKindProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const kind = useNavigationType();
  const { key } = useLocation();
  const present = useMemo(() => ({ kind, key }), [kind, key]);
  return <PresentStep value={present}>{children}</PresentStep>;
}

/** By what kind of step the visitor came to the present location. */
export function useNavigationKind(): NavigationType {
  const inside = useNavigationType();
  return useContext(PresentStep)?.kind ?? inside;
}

/** Returns whether a dialog with a separate address, such as a listing, covers the page of this location. */
export function useIsCovered(location: Location): boolean {
  const present = useContext(PresentStep);
  return present !== null && present.key !== location.key;
}
