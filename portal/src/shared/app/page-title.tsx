import { createContext, type ReactNode, useContext } from 'react';

/** Set in a tab of a page that has its title: the name of a contact. */
export const InTab = createContext(false);

/** The title of a screen, which is a heading of the second level where the screen is a tab of another page. */
export function PageTitle({ children }: { readonly children: ReactNode }): ReactNode {
  const Heading = useContext(InTab) ? 'h2' : 'h1';
  return <Heading>{children}</Heading>;
}
