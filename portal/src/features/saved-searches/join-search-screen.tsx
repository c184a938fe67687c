import type { ReactNode } from 'react';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { sharedSearches } from '../../shared/saved-searches/shared-searches.ts';
import { JoinPage } from '../../shared/sharing/join-page.tsx';

/** The invitation of a link to a saved search. */
export const JoinSearchScreen = ({
  params: { id },
  location,
}: Pick<ScreenProps<'joinSearch'>, 'params' | 'location'>): ReactNode => (
  <JoinPage kind={sharedSearches} id={id} location={location} />
);
