import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { Brand } from '@hearth/domain/edition/brand.ts';
import type { Edition } from '@hearth/domain/edition/editions.ts';
import type { MatchContext } from '@hearth/domain/search/match-context.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { subscribe } from 'valtio/vanilla';
import type { Account } from '../account/account.ts';
import type { CompareList } from '../comparing/compare-list.ts';
import { type History, withoutHistory } from '../history/create-history.ts';
import type { LastLooks } from '../history/last-looks.ts';
import type { ViewedListings } from '../listing/viewed-listings.ts';
import type { MapStates } from '../searching/map-states.ts';
import type { SearchPaths } from '../searching/search-path.ts';
import type { ShownHomes } from '../searching/shown-homes.ts';
import type { ServedHead } from './served-head.ts';
import type { Session } from './session.ts';

/** State of an open page, the same for all its users. `createApp` makes it. */
export interface App {
  readonly edition: Edition;
  /** How the brokerage looks. */
  readonly brand: Brand;
  /** Public address of the portal, without a slash at the end. */
  readonly origin: string;
  readonly client: Client;
  /** The server's responses, by key. */
  readonly queries: QueryClient;
  /** The head that the server wrote on the first page; null where there was no server. */
  readonly served: ServedHead | null;
  /** Who is signed in, and the dialogs that change it. */
  readonly account: Account;
  /** The session at this moment. Components read it by `useSession`. */
  readonly session: () => Session;
  /** Opens the way to a right that the viewer lacks: sign-up, or the check of an account. null where there is none. */
  readonly unlock: (() => void) | null;
  /** Replacement of the form of a listing where scripts are off;  only the server renders it. */
  readonly PlainContact?: ComponentType<{ readonly listing: ListingDetails }>;
  /** The moment on the edition's wall clock. */
  readonly moment: () => MatchContext;
  /** The homes that lists have shown. */
  readonly homes: ShownHomes;
  /** Decides which parts of the history are stored and shown. */
  readonly history: History;
  /** The homes as the visitor last saw them. */
  readonly looks: LastLooks;
  /** The homes whose pages were opened on this device. */
  readonly viewed: ViewedListings;
  /** The homes to be seen beside each other. */
  readonly compare: CompareList;
  /** The states of the maps, by kind of page. */
  readonly maps: MapStates;
}

const AppContext = createContext<App | null>(null);
const SessionContext = createContext<Session | null>(null);

interface AppProviderProps {
  readonly value: App;
  readonly children: ReactNode;
}

/** Gives the app, its cache of server data and the session of the person who is signed in to everything in it. */
export function AppProvider({ value: app, children }: AppProviderProps): ReactNode {
  const { state } = app.account;
  const subscribeToAccount = useCallback((listener: () => void) => subscribe(state, listener), [state]);
  const session = useSyncExternalStore(subscribeToAccount, app.session, app.session);
  return (
    <AppContext value={app}>
      <SessionContext value={session}>
        <QueryClientProvider client={app.queries}>{children}</QueryClientProvider>
      </SessionContext>
    </AppContext>
  );
}

interface SearchesProviderProps {
  readonly value: SearchPaths;
  readonly children: ReactNode;
}

/** Gives a part of the page the same session with other addresses of searches. */
export function SearchesProvider({ value: searches, children }: SearchesProviderProps): ReactNode {
  const session = useSession();
  const value = useMemo(() => ({ ...session, searches }), [session, searches]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

interface ActingProviderProps {
  /** null where the person of the page acts for no one else. */
  readonly session: Session | null;
  readonly children: ReactNode;
}

/** Gives the page the session of agent mode, in which nothing is stored or marked by the history of this device. */
export function ActingProvider({ session, children }: ActingProviderProps): ReactNode {
  const app = useApp();
  const own = useSession();
  const client = session?.client;
  const acting = useMemo(
    () => (client ? { ...app, client, history: withoutHistory(app.history) } : app),
    [app, client],
  );
  return (
    <AppContext value={acting}>
      <SessionContext value={session ?? own}>{children}</SessionContext>
    </AppContext>
  );
}

/** The page's app; throws outside of the provider, which is a bug. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('useApp was called outside of AppProvider');
  return app;
}

/** The session of the person who uses the page; throws outside of the provider, which is a bug. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession was called outside of AppProvider');
  return session;
}
