import { parseListingPath } from '@hearth/domain/listing/listing-path.ts';
import { isInAccountArea, isInCollections } from '@hearth/domain/page/account-area.ts';
import { type PortalPage, portalPageAt } from '@hearth/domain/page/portal-pages.ts';
import { isAreaPage } from '@hearth/domain/search/areas/area-path.ts';
import { type ReactNode, useMemo } from 'react';
import { type Location, Route, Routes, useLocation, useParams } from 'react-router';
import { ForbiddenScreen } from '../features/content/forbidden-screen.tsx';
import { NotFoundScreen } from '../features/content/not-found-screen.tsx';
import { useSession } from '../shared/app/app-context.tsx';
import { PageHead, TitleOver } from '../shared/app/page-head.tsx';
import { backgroundOf } from '../shared/listing/listing-modal.ts';
import { useListingTitle } from '../shared/listing/listing-title.ts';
import { NavigationKindProvider } from '../ui/navigation-kind.tsx';
import { ScreenSkeleton } from '../ui/screen-skeleton.tsx';
import { useRestoredScroll } from '../ui/use-restored-scroll.ts';
import { type LazyScreen, lazyScreen } from './lazy-screen.tsx';
import { RouteBoundary } from './route-boundary.tsx';
import { useScrollToTop } from './scroll-to-top.ts';
import { SearchBar } from './shell/search-bar/search-bar.tsx';
import { useStep } from './use-step.ts';

const waiting = (
  <>
    <PageHead />
    <ScreenSkeleton />
  </>
);

const HomeScreen = lazyScreen(
  async () => (await import('../features/home/home-screen.tsx')).HomeScreen,
  waiting,
);
const SearchScreen = lazyScreen(
  async () => (await import('../features/search/search-screen.tsx')).SearchScreen,
  waiting,
);
const OverviewScreen = lazyScreen(
  async () => (await import('../features/market-overview/overview-screen.tsx')).OverviewScreen,
  waiting,
);
const ListingScreen = lazyScreen(
  async () => (await import('../features/listing/listing-screen.tsx')).ListingScreen,
  waiting,
);
const CompareScreen = lazyScreen(
  async () => (await import('../features/compare/compare-screen.tsx')).CompareScreen,
  waiting,
);
const EmbedScreen = lazyScreen(
  async () => (await import('../features/embed/embed-screen.tsx')).EmbedScreen,
  waiting,
);
const PrivacyScreen = lazyScreen(
  async () => (await import('../features/content/privacy-screen.tsx')).PrivacyScreen,
  waiting,
);
const TermsScreen = lazyScreen(
  async () => (await import('../features/content/terms-screen.tsx')).TermsScreen,
  waiting,
);
const AccountScreens = lazyScreen(
  async () => (await import('../features/account/account-screens.tsx')).AccountScreens,
  waiting,
);
const CollectionScreens = lazyScreen(
  async () => (await import('../features/collections/collection-screens.tsx')).CollectionScreens,
  waiting,
);
const NearbyScreen = lazyScreen(
  async () => (await import('../features/nearby/nearby-screen.tsx')).NearbyScreen,
  waiting,
);

const screensByPage: Readonly<Partial<Record<PortalPage, Pick<LazyScreen<object>, 'prefetch'>>>> = {
  home: HomeScreen,
  sale: SearchScreen,
  lease: SearchScreen,
  nearby: NearbyScreen,
  compare: CompareScreen,
  embed: EmbedScreen,
  privacy: PrivacyScreen,
  terms: TermsScreen,
};

/** Loads the code of the screen at a path; never rejects. */
export async function loadScreenAt(pathname: string): Promise<void> {
  const page = portalPageAt(pathname);
  const isListing = page === undefined && parseListingPath(pathname) !== undefined;
  if (isAreaPage(pathname)) await OverviewScreen.prefetch();
  else if (isInCollections(pathname)) await CollectionScreens.prefetch();
  else if (isInAccountArea(pathname)) await AccountScreens.prefetch();
  else await (isListing ? ListingScreen : page && screensByPage[page])?.prefetch();
}

const heroBar = (lease: boolean) => <HeroBar lease={lease} />;

function HeroBar({ lease }: { readonly lease: boolean }): ReactNode {
  const { searches } = useSession();
  const search = useMemo(() => searches.bare(lease), [searches, lease]);
  return <SearchBar search={search} label="Find a home" look="hero" />;
}

/** The screens by path; where a listing lies over a page, the screen of that page. */
export function AppRoutes(): ReactNode {
  const location = useLocation();
  const background = backgroundOf(location);
  useScrollToTop(location);
  return (
    <NavigationKindProvider>
      <RestoredScroll location={background ?? location} />
      <Under path={background && location.pathname}>
        <RouteBoundary page={(background ?? location).pathname} head={<PageHead />}>
          <Screens location={background ?? location} />
        </RouteBoundary>
      </Under>
    </NavigationKindProvider>
  );
}

/** Lists of homes restore theirs once their results are there. */
const isList = (pathname: string): boolean => pathname === '/listings' || pathname === '/listings/lease';

function RestoredScroll({ location }: { readonly location: Location }): ReactNode {
  return isList(location.pathname) ? null : <PageScroll location={location} />;
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

function Screens({ location }: { readonly location: Location }): ReactNode {
  if (isInCollections(location.pathname))
    return <CollectionScreens location={location} notFound={<NotFoundScreen />} />;
  if (isInAccountArea(location.pathname))
    return <AccountScreens location={location} notFound={<NotFoundScreen />} />;
  return (
    <Routes location={location}>
      <Route index element={<HomeScreen searchBar={heroBar} />} />
      <Route path="/listings" element={<SearchScreen lease={false} location={location} />} />
      <Route path="/listings/lease" element={<SearchScreen lease={true} location={location} />} />
      <Route path="/nearby" element={<NearbyScreen />} />
      <Route path="/compare" element={<CompareScreen location={location} />} />
      <Route
        path="/listings/market-overview/*"
        element={<OverviewScreen key={location.pathname} location={location} notFound={<NotFoundScreen />} />}
      />
      <Route path="/listings/*" element={<UnknownListings />} />
      <Route path="/iabs/:trecLicense/404-not-found" element={<UnknownLicense />} />
      <Route path="/embed" element={<EmbedScreen />} />
      <Route path="/privacy-policy" element={<PrivacyScreen />} />
      <Route path="/terms-of-use" element={<TermsScreen />} />
      <Route path="/403-forbidden" element={<ForbiddenScreen />} />
      <Route path="/404-not-found" element={<NotFoundScreen />} />
      <Route path="/:address/:step?" element={<ListingByPath />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}

/** A word behind a slash is no part of a search. */
function UnknownListings(): ReactNode {
  const { '*': rest = '' } = useParams();
  return <NotFoundScreen reason={`There is no page “${rest.slice(0, 60)}” here. Start a new search.`} />;
}

function UnknownLicense(): ReactNode {
  const { trecLicense = '' } = useParams();
  return (
    <NotFoundScreen reason={`No agent here has the license ${trecLicense}. The address may have a typo.`} />
  );
}

function ListingByPath(): ReactNode {
  const { address = '', step: rest } = useParams();
  const path = parseListingPath(`/${address}${rest === undefined ? '' : `/${rest}`}`);
  const step = useStep();
  return path === undefined ? (
    <NotFoundScreen />
  ) : (
    <ListingScreen id={path.id} address={path.address} onStep={step} notFound={<NotFoundScreen />} />
  );
}
