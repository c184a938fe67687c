import { pageAt } from '@hearth/domain/page/page-at.ts';
import { may } from '@hearth/domain/people/capabilities.ts';
import { type ReactNode, useMemo } from 'react';
import { type Location, Route, Routes, useLocation } from 'react-router';
import { ForbiddenScreen } from '../features/content/forbidden-screen.tsx';
import { NotFoundScreen } from '../features/content/not-found-screen.tsx';
import { ProtectedPage } from '../shared/account/protected-page.tsx';
import { useSession } from '../shared/app/app-context.tsx';
import { PageHead, TitleOver } from '../shared/app/page-head.tsx';
import type { ScreenProps } from '../shared/app/screen-props.ts';
import { backgroundOf } from '../shared/listing/listing-modal.ts';
import { useListingTitle } from '../shared/listing/listing-title.ts';
import { NavigationKindProvider } from '../ui/navigation-kind.tsx';
import { ScreenSkeleton } from '../ui/screen-skeleton.tsx';
import { useRestoredScroll } from '../ui/use-restored-scroll.ts';
import { AccountFrame } from './account-frame.tsx';
import { ActingGate } from './acting-session.tsx';
import { RouteBoundary } from './route-boundary.tsx';
import { screens } from './screens.tsx';
import { useScrollToTop } from './scroll-to-top.ts';
import { SearchBar } from './shell/search-bar/search-bar.tsx';

/** Loads the code of the screen at a path; never rejects. */
export async function loadScreenAt(pathname: string): Promise<void> {
  await screens[pageAt(pathname).row.screen].prefetch();
}

/** The screen at the location; where a listing lies over a page, the screen of that page. */
export function AppRoutes(): ReactNode {
  const location = useLocation();
  const background = backgroundOf(location);
  const shown = background ?? location;
  useScrollToTop(location);
  return (
    <NavigationKindProvider>
      <RestoredScroll location={shown} />
      <Under path={background && location.pathname}>
        <RouteBoundary page={shown.pathname} head={<PageHead />}>
          {/* Inside, the location is that of the shown page. The table of pages decides about its screen. */}
          <Routes location={shown}>
            <Route path="*" element={<Screen location={shown} />} />
          </Routes>
        </RouteBoundary>
      </Under>
    </NavigationKindProvider>
  );
}

/** Lists of homes restore theirs once their results are there. */
function RestoredScroll({ location }: { readonly location: Location }): ReactNode {
  const { screen } = pageAt(location.pathname).row;
  const isList = screen === 'search' || screen === 'saved-search';
  return isList ? null : <PageScroll location={location} />;
}

function PageScroll({ location }: { readonly location: Location }): null {
  useRestoredScroll(location, true);
  return null;
}

interface UnderProps {
  /** Of the listing that lies over the page; null where none does. */
  readonly path: string | null;
  readonly children: ReactNode;
}

/** A page that may lie under a listing, whose title the document has then. */
const Under = ({ path, children }: UnderProps): ReactNode => (
  <TitleOver value={useListingTitle(path)}>{children}</TitleOver>
);

/** The screen of the page at a location, for whom its row admits. */
function Screen({ location }: { readonly location: Location }): ReactNode {
  const { name, row, params } = pageAt(location.pathname);
  const Shown = screens[row.screen];
  const contactId = ('contactId' in params && params.contactId) || '';
  const ofContact = contactId === '' ? undefined : row.lease === true ? 'lease' : 'sale';
  const notFound = <NotFoundScreen ofContact={ofContact} />;
  const given = { page: name, params, location, searchBar, notFound };
  const show = (props: Pick<ScreenProps, 'person'>, key?: string) => (
    <Shown key={key} {...({ ...given, ...props } as ScreenProps)} />
  );
  const { viewer } = useSession();
  const isRefused = row.needs !== undefined && viewer.role !== 'guest' && !may(viewer, row.needs);
  if (isRefused) return <ForbiddenScreen />;
  return row.opensTo === 'signed in' ? (
    <ProtectedPage>
      {(person) => {
        const own = show({ person }, `${person.username} ${contactId}`);
        const screen = row.acts ? (
          <ActingGate
            contactId={contactId}
            lease={row.lease === true}
            waiting={<ScreenSkeleton />}
            refused={notFound}
          >
            {own}
          </ActingGate>
        ) : (
          own
        );
        return row.menu || row.besideMenu ? <AccountFrame key={row.path}>{screen}</AccountFrame> : screen;
      }}
    </ProtectedPage>
  ) : (
    show({ person: null })
  );
}

const searchBar = (lease: boolean) => <HeroBar lease={lease} />;

function HeroBar({ lease }: { readonly lease: boolean }): ReactNode {
  const { searches } = useSession();
  const search = useMemo(() => searches.bare(lease), [searches, lease]);
  return <SearchBar search={search} label="Find a home" look="hero" />;
}
