import type { PageName, PageParams, PersonPage } from '@hearth/domain/page/pages.ts';
import type { ReactNode } from 'react';
import type { Location } from 'react-router';
import type { SessionPerson } from '../account/account.ts';

/** Props that the router gives to the screen of a page. A screen takes those that it uses. */
export type ScreenProps<Name extends PageName = PageName> = {
  [Each in Name]: {
    /** Name of the page, for a screen of several. */
    readonly page: Each;
    /** Parameters of its path. */
    readonly params: PageParams<Each>;
    /** Location of the page; not the browser's while a listing lies over it. */
    readonly location: Location;
    /** Shown instead where the server has nothing for these parameters. */
    readonly notFound: ReactNode;
    /** The search bar of the shell, of a search for sale or for lease. */
    readonly searchBar: (lease: boolean) => ReactNode;
    /** Person who is signed in; null on pages for everyone. */
    readonly person: Each extends PersonPage ? SessionPerson : null;
  };
}[Name];
