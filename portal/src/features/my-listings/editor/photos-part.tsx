import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSession } from '../../../shared/app/app-context.tsx';
import { ListingPhotos } from '../photos/listing-photos.tsx';
import { photosQuery } from '../photos/photo-changes.ts';
import { useEditing } from './editing.ts';
import { usePartChanges } from './use-part-changes.ts';

/** The photos of the listing. They need a draft at the server, which the first value or the button starts. */
export function PhotosPart(): ReactNode {
  const { editor } = useEditing();
  const { details } = useSnapshot(editor.state);
  const [isStarting, start] = useState(false);
  if (details) return <StoredPhotos listingId={details.draftId} />;
  return (
    <>
      <h2>Photos</h2>
      <div>
        <Button
          aria-disabled={isStarting}
          onClick={() => {
            start(true);
            void editor.start().finally(() => start(false));
          }}
        >
          {isStarting ? 'Starting…' : 'Add photos'}
        </Button>
      </div>
    </>
  );
}

function StoredPhotos({ listingId }: { readonly listingId: string }): ReactNode {
  usePartChanges(photosQuery(useSession(), listingId));
  return <ListingPhotos listingId={listingId} />;
}
