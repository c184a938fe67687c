import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import type { ComponentType, ReactNode } from 'react';
import { ContactScreen } from '../features/contacts/contact-screen.tsx';
import type { ScreenProps } from '../shared/app/screen-props.ts';
import type { ContactTabProps, ContactTabRow } from '../shared/contacts/contact-tab.ts';
import { lazyScreen } from './lazy-screen.tsx';

const tab = (load: () => Promise<ComponentType<ContactTabProps>>) =>
  lazyScreen(load, <Skeleton height="240px" />);

/** The tabs of a contact's page in their order: a tab is a row here and a screen in its feature. */
const contactTabs: readonly ContactTabRow[] = [
  {
    tab: 'basic-info',
    label: 'Basic Info',
    Screen: tab(async () => (await import('../features/contacts/basic-info-tab.tsx')).BasicInfoTab),
  },
  {
    tab: 'inquiry-history',
    label: 'Inquiry History',
    Screen: tab(async () => (await import('../features/inbox/contact-histories.tsx')).InquiriesOfContact),
    needsAccount: true,
  },
  {
    tab: 'email-history',
    label: 'Email History',
    Screen: tab(async () => (await import('../features/inbox/contact-histories.tsx')).EmailsOfContact),
    needsAccount: true,
  },
  {
    tab: 'email-settings',
    label: 'Email Settings',
    Screen: tab(async () => (await import('../features/contacts/email-settings-tab.tsx')).EmailSettingsTab),
    needsAccount: true,
  },
];

type ContactPageProps = ScreenProps<'agentContact' | 'agentContactMenu' | 'agentContactListings'>;

/** The page of a contact with its tabs. */
export const ContactPage = (props: ContactPageProps): ReactNode => (
  <ContactScreen {...props} tabs={contactTabs} />
);
