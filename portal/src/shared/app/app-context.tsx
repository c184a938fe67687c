import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { Edition } from '@hearth/domain/edition/editions.ts';
import type { MatchContext } from '@hearth/domain/search/match-context.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Account } from '../account/account.ts';
import type { CompareList } from '../comparing/compare-list.ts';
import type { ViewedListings } from '../listing/viewed-listings.ts';
import type { Saving } from '../saving/saving.ts';
import type { MapStates } from '../searching/map-states.ts';
import type { RecentSearches } from '../searching/recent-searches.ts';
import type { SearchPaths } from '../searching/search-path.ts';
import type { ShownHomes } from '../searching/shown-homes.ts';
import type { ServedAnswers } from './served-answers.ts';
import type { ServedHead } from './served-head.ts';
import type { Session } from './session.ts';

/** What every screen needs of the session; made in main.tsx and handed down. */
export interface App {
  readonly edition: Edition;
  /** Public address of the portal, without a slash at the end. */
  readonly origin: string;
  readonly client: Client;
  /** The server's responses, by key. */
  readonly queries: QueryClient;
  /** The server's responses that the first page brought along. */
  readonly answers: ServedAnswers;
  /** The head that the server wrote on the first page; null where there was no server. */
  readonly served: ServedHead | null;
  /** Who is signed in, and the dialogs that change it. */
  readonly account: Account;
  /** Who uses the portal; another one after a sign-in or sign-out. */
  readonly session: Session;
  /** Opens the way to a right that the viewer lacks: sign-up, or the check of an account. null where there is none. */
  readonly unlock: (() => void) | null;
  /** The addresses of searches, as they are for this viewer. */
  readonly searches: SearchPaths;
  /** What stands for the form of a listing where scripts are off; only the server renders it. */
  readonly PlainContact?: ComponentType<{ readonly listing: ListingDetails }>;
  /** The moment on the edition's wall clock. */
  readonly moment: () => MatchContext;
  /** The homes that lists have shown. */
  readonly homes: ShownHomes;
  /** The homes whose pages were opened on this device. */
  readonly viewed: ViewedListings;
  /** The searches that were run on this device. */
  readonly recents: RecentSearches;
  /** The homes to be seen beside each other. */
  readonly compare: CompareList;
  /** What the person is doing with their collections. */
  readonly saving: Saving;
  /** The states of the maps, by kind of page. */
  readonly maps: MapStates;
}

const AppContext = createContext<App | null>(null);

interface AppProviderProps {
  readonly value: App;
  readonly children: ReactNode;
}

/** Gives the session's app, and its cache of server data, to everything in it. */
export const AppProvider = ({ value, children }: AppProviderProps): ReactNode => (
  <AppContext value={value}>
    <QueryClientProvider client={value.queries}>{children}</QueryClientProvider>
  </AppContext>
);

/** The session's app; throws outside of the provider, which is a bug. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('useApp was called outside of AppProvider');
  return app;
}
