import { createContext, type ReactNode, useContext } from 'react';
import { type NavigationType, useNavigationType } from 'react-router';

const Kind = createContext<NavigationType | null>(null);

/** Stands around `<Routes location>`, inside which the router calls every step one back or forward. */
export function NavigationKindProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return <Kind value={useNavigationType()}>{children}</Kind>;
}

/** By what kind of step the visitor came to the present location. */
export function useNavigationKind(): NavigationType {
  const inside = useNavigationType();
  return useContext(Kind) ?? inside;
}
