import type { ReactNode } from 'react';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { sharedCollections } from '../../shared/saving/shared-collections.ts';
import { JoinPage } from '../../shared/sharing/join-page.tsx';

/** The invitation of a link to a collection. */
export const JoinCollectionScreen = ({
  params: { id },
  location,
}: Pick<ScreenProps<'joinCollection'>, 'params' | 'location'>): ReactNode => (
  <JoinPage kind={sharedCollections} id={id} location={location} />
);
