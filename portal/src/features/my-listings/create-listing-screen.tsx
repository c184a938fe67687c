import type { ReactNode } from 'react';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { EditorPage, OpenEditor } from './editor/editor-page.tsx';

/** Creates a listing, which is stored as a draft with the first value that is typed. */
export function CreateListingScreen({ location }: Pick<ScreenProps<'createListing'>, 'location'>): ReactNode {
  const agentId = new URLSearchParams(location.search).get('agentId') ?? undefined;
  return (
    <EditorPage crumb="Create Listing">
      <OpenEditor details={null} agentId={agentId} />
    </EditorPage>
  );
}
