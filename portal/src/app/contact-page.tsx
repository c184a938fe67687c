import { actingTabs } from '@hearth/domain/page/agent-pages.ts';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import type { ComponentType, ReactNode } from 'react';
import { ContactScreen } from '../features/contacts/contact-screen.tsx';
import type { ScreenProps } from '../shared/app/screen-props.ts';
import type { ContactTabProps, ContactTabRow } from '../shared/contacts/contact-tab.ts';
import { ThingsOf } from './acting-session.tsx';
import { lazyScreen } from './lazy-screen.tsx';

type ThingsProps = Pick<ScreenProps<'collections'>, 'location' | 'searchBar'>;

const tab = (load: () => Promise<ComponentType<ContactTabProps>>) =>
  lazyScreen(load, <Skeleton height="240px" />);

/** A screen of the person's own things, which shows those of the contact in the session of agent mode. */
const things = (load: () => Promise<ComponentType<ThingsProps>>) =>
  tab(async () => {
    const Screen = await load();
    return ({ contact, location }: ContactTabProps) => (
      <ThingsOf contact={contact}>
        <Screen location={location} searchBar={noSearchBar} />
      </ThingsOf>
    );
  });

const noSearchBar = () => null;

const ofAccount = <Tab extends keyof typeof actingTabs>(name: Tab) =>
  ({ tab: name, label: actingTabs[name], needsAccount: true }) as const;

/** The tabs of a contact's page in their order: a tab is a row here and a screen in its feature. */
const contactTabs: readonly ContactTabRow[] = [
  {
    tab: 'basic-info',
    label: 'Basic Info',
    Screen: tab(async () => (await import('../features/contacts/basic-info-tab.tsx')).BasicInfoTab),
  },
  {
    ...ofAccount('saved-search'),
    Screen: things(
      async () => (await import('../features/saved-searches/saved-searches-screen.tsx')).SavedSearchesScreen,
    ),
  },
  {
    ...ofAccount('collections'),
    Screen: things(
      async () => (await import('../features/collections/collections-screen.tsx')).CollectionsScreen,
    ),
  },
  {
    ...ofAccount('viewed-searches'),
    Screen: things(
      async () => (await import('../features/history/viewed-searches-screen.tsx')).ViewedSearchesScreen,
    ),
  },
  {
    ...ofAccount('viewed-listings'),
    Screen: things(
      async () => (await import('../features/history/viewed-listings-screen.tsx')).ViewedListingsScreen,
    ),
  },
  {
    ...ofAccount('viewed-pages'),
    Screen: things(
      async () => (await import('../features/history/viewed-pages-screen.tsx')).ViewedPagesScreen,
    ),
  },
  {
    ...ofAccount('inquiry-history'),
    Screen: things(
      async () => (await import('../features/inbox/inquiry-history-screen.tsx')).InquiryHistoryScreen,
    ),
  },
  {
    ...ofAccount('email-history'),
    Screen: things(
      async () => (await import('../features/inbox/email-history-screen.tsx')).EmailHistoryScreen,
    ),
  },
  {
    ...ofAccount('email-settings'),
    Screen: tab(async () => (await import('../features/contacts/email-settings-tab.tsx')).EmailSettingsTab),
  },
];

type ContactPageProps = ScreenProps<'agentContact' | 'agentContactMenu' | 'agentContactListings'>;

/** The page of a contact with its tabs. */
export const ContactPage = (props: ContactPageProps): ReactNode => (
  <ContactScreen {...props} tabs={contactTabs} />
);
