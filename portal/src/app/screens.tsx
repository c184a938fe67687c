import type { PagesOf, ScreenName } from '@hearth/domain/page/pages.ts';
import type { ComponentType } from 'react';
import { NotFoundScreen } from '../features/content/not-found-screen.tsx';
import { PageHead } from '../shared/app/page-head.tsx';
import type { ScreenProps } from '../shared/app/screen-props.ts';
import { ScreenSkeleton } from '../ui/screen-skeleton.tsx';
import { type LazyScreen, lazyScreen } from './lazy-screen.tsx';

type Load<Screen extends ScreenName> = () => Promise<ComponentType<ScreenProps<PagesOf<Screen>>>>;

/** The import of each screen of the table of pages. A screen that is missing here does not compile. */
const imports: { readonly [Screen in ScreenName]: Load<Screen> } = {
  home: async () => (await import('../features/home/home-screen.tsx')).HomeScreen,
  search: async () => (await import('../features/search/search-screen.tsx')).SearchScreen,
  overview: async () => (await import('../features/market-overview/overview-screen.tsx')).OverviewScreen,
  listing: async () => (await import('../features/listing/listing-screen.tsx')).ListingScreen,
  agent: async () => (await import('../features/agents/agent-screen.tsx')).AgentScreen,
  agents: async () => (await import('../features/agents/agents-screen.tsx')).AgentsScreen,
  inquiry: async () => (await import('../features/inquiries/inquiry-screen.tsx')).InquiryScreen,
  'own-agent': async () => (await import('../features/inquiries/own-agent-screen.tsx')).OwnAgentScreen,
  sell: async () => (await import('../features/inquiries/sell-screen.tsx')).SellScreen,
  nearby: async () => (await import('../features/nearby/nearby-screen.tsx')).NearbyScreen,
  compare: async () => (await import('../features/compare/compare-screen.tsx')).CompareScreen,
  embed: async () => (await import('../features/embed/embed-screen.tsx')).EmbedScreen,
  'embed-key': async () => (await import('../features/embed/embed-key-screen.tsx')).EmbedKeyScreen,
  collections: async () => (await import('../features/collections/collections-screen.tsx')).CollectionsScreen,
  collection: async () => (await import('../features/collections/collection-screen.tsx')).CollectionScreen,
  agreement: async () => (await import('../features/collections/agreement-screen.tsx')).AgreementScreen,
  'collection-sheet': async () =>
    (await import('../features/collections/collection-sheet-screen.tsx')).SheetScreen,
  members: async () => (await import('../features/collections/members-screen.tsx')).MembersScreen,
  'join-collection': async () =>
    (await import('../features/collections/join-collection-screen.tsx')).JoinCollectionScreen,
  'saved-searches': async () =>
    (await import('../features/saved-searches/saved-searches-screen.tsx')).SavedSearchesScreen,
  'search-members': async () =>
    (await import('../features/saved-searches/search-members-screen.tsx')).SearchMembersScreen,
  'join-search': async () =>
    (await import('../features/saved-searches/join-search-screen.tsx')).JoinSearchScreen,
  'saved-search': async () => (await import('../features/search/saved-search-screen.tsx')).SavedSearchScreen,
  'viewed-searches': async () =>
    (await import('../features/history/viewed-searches-screen.tsx')).ViewedSearchesScreen,
  'viewed-listings': async () =>
    (await import('../features/history/viewed-listings-screen.tsx')).ViewedListingsScreen,
  'viewed-pages': async () => (await import('../features/history/viewed-pages-screen.tsx')).ViewedPagesScreen,
  inbox: async () => (await import('../features/inbox/inbox-screen.tsx')).InboxScreen,
  'email-history': async () =>
    (await import('../features/inbox/email-history-screen.tsx')).EmailHistoryScreen,
  'inquiry-history': async () =>
    (await import('../features/inbox/inquiry-history-screen.tsx')).InquiryHistoryScreen,
  'my-listings': async () =>
    (await import('../features/my-listings/my-listings-screen.tsx')).MyListingsScreen,
  'create-listing': async () =>
    (await import('../features/my-listings/create-listing-screen.tsx')).CreateListingScreen,
  'edit-listing': async () =>
    (await import('../features/my-listings/edit-listing-screen.tsx')).EditListingScreen,
  contacts: async () => (await import('../features/contacts/contacts-screen.tsx')).ContactsScreen,
  contact: async () => (await import('./contact-page.tsx')).ContactPage,
  'agent-window': async () => (await import('../features/inbox/agent-window-screen.tsx')).AgentWindowScreen,
  'agent-dashboard': async () =>
    (await import('../features/agent-work/agent-dashboard-screen.tsx')).DashboardScreen,
  'agent-inquiries': async () =>
    (await import('../features/agent-work/agent-inquiries-screen.tsx')).AgentInquiriesScreen,
  'agent-inquiry': async () =>
    (await import('../features/agent-work/agent-inquiry-screen.tsx')).AgentInquiryScreen,
  'agent-settings': async () =>
    (await import('../features/account/agent-settings-screen.tsx')).AgentSettingsScreen,
  'agent-widgets': async () =>
    (await import('../features/embed/agent-widgets-screen.tsx')).AgentWidgetsScreen,
  menu: async () => (await import('../features/account/menu-screen.tsx')).MenuScreen,
  'account-settings': async () =>
    (await import('../features/account/account-settings-screen.tsx')).AccountSettingsScreen,
  'email-settings': async () =>
    (await import('../features/account/email-settings-screen.tsx')).EmailSettingsScreen,
  'guest-email-settings': async () =>
    (await import('../features/account/guest-email-settings-screen.tsx')).GuestEmailSettingsScreen,
  subscription: async () => (await import('../features/account/subscription-screen.tsx')).SubscriptionScreen,
  'reset-password': async () =>
    (await import('../features/account/reset-password-screen.tsx')).ResetPasswordScreen,
  'set-password': async () => (await import('../features/account/set-password-screen.tsx')).SetPasswordScreen,
  'verify-email': async () => (await import('../features/account/verify-email-screen.tsx')).VerifyEmailScreen,
  'sign-up-link': async () => (await import('../features/account/sign-up-link-screen.tsx')).SignUpLinkScreen,
  privacy: async () => (await import('../features/content/privacy-screen.tsx')).PrivacyScreen,
  terms: async () => (await import('../features/content/terms-screen.tsx')).TermsScreen,
  'home-guide': async () => (await import('../features/content/home-guide-screen.tsx')).HomeGuideScreen,
  forbidden: async () => (await import('../features/content/forbidden-screen.tsx')).ForbiddenScreen,
  'not-found': async () => NotFoundScreen,
};

const waiting = (
  <>
    <PageHead />
    <ScreenSkeleton />
  </>
);

/** The screens by name; the code of each loads when it is first shown or prefetched. */
export const screens = Object.fromEntries(
  Object.entries(imports).map(([screen, load]) => [
    screen,
    lazyScreen(load as () => Promise<ComponentType<ScreenProps>>, waiting),
  ]),
) as Readonly<Record<ScreenName, LazyScreen<ScreenProps>>>;
