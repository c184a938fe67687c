import type { ContactDetails } from '@hearth/domain/contract/contact.ts';
import type { ContactTab } from '@hearth/domain/page/agent-pages.ts';
import type { ComponentType } from 'react';
import type { Location } from 'react-router';

/** Props that the page of a contact gives to the screen of a tab. */
export interface ContactTabProps {
  readonly contact: ContactDetails;
  /** Location of the page; not the browser's while a listing lies over it. */
  readonly location: Location;
}

/** A tab of a contact's page. */
export interface ContactTabRow {
  readonly tab: ContactTab;
  readonly label: string;
  readonly Screen: ComponentType<ContactTabProps>;
  /** It shows things of the contact's account, so a contact without one has none. */
  readonly needsAccount?: true;
  /** Left out of the row of tabs; its path leads to it. */
  readonly isHidden?: true;
}
