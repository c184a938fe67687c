import type { Collection } from '@hearth/domain/contract/collection.ts';
import { updateCollection } from '@hearth/domain/contract/collection.ts';
import { type ReactNode, useRef } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import { storeCollection } from '../../shared/saving/collection-effects.ts';
import {
  CollectionForm,
  type CollectionFormProps,
  type CollectionWords,
} from '../../shared/saving/collection-form.tsx';
import { SmallDialog } from '../../ui/small-dialog.tsx';

type CollectionDialogProps =
  | { readonly collection: Pick<Collection, 'id' | 'name' | 'description'>; readonly onClose: () => void }
  | { readonly onCreate: CollectionFormProps['onSend']; readonly onClose: () => void };

/** The name and the description of a new collection, or of one that there is. */
export function CollectionDialog(props: CollectionDialogProps): ReactNode {
  const session = useSession();
  const { onClose } = props;
  const field = useRef<HTMLInputElement>(null);
  const dialog = { initialFocus: field, onClose };
  if ('onCreate' in props)
    return (
      <SmallDialog title="New collection" {...dialog}>
        <CollectionForm
          field={field}
          hasDescription
          action="Create"
          onCancel={onClose}
          onSend={props.onCreate}
        />
      </SmallDialog>
    );
  const { id, name, description } = props.collection;
  const update = async (body: CollectionWords, isHere: () => boolean) => {
    storeCollection(session, await session.client.call(updateCollection, { params: { id }, body }));
    session.changes.say('Changes saved');
    if (isHere()) onClose();
  };
  return (
    <SmallDialog title="Edit collection" {...dialog}>
      <CollectionForm
        field={field}
        initial={{ name, description: description ?? '' }}
        hasDescription
        action="Save"
        onCancel={onClose}
        onSend={update}
      />
    </SmallDialog>
  );
}
