import type { Collection } from '@hearth/domain/contract/collection.ts';
import { updateCollection } from '@hearth/domain/contract/collection.ts';
import { usualCadence } from '@hearth/domain/people/saved-search-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { meQuery } from '../../shared/account/me-query.ts';
import { useSession } from '../../shared/app/app-context.tsx';
import { ContactMails } from '../../shared/app/contact-mails.tsx';
import { ThingForm, type ThingWords } from '../../shared/forms/thing-form.tsx';
import { browserTimeZone } from '../../shared/mail-choices/cadence-field.tsx';
import { type MailChoice, MailChoices } from '../../shared/mail-choices/mail-choices.tsx';
import { failureReason } from '../../shared/saving/collection-changes.ts';
import { storeCollection } from '../../shared/saving/collection-effects.ts';
import { SmallDialog } from '../../ui/small-dialog.tsx';

type CollectionDialogProps =
  | {
      readonly collection: Pick<Collection, 'id' | 'name' | 'description' | 'cadence' | 'notifyAgent'>;
      readonly onClose: () => void;
    }
  | {
      readonly onCreate: (words: CollectionWords, isHere: () => boolean) => Promise<void>;
      readonly onClose: () => void;
    };

/** The words of a collection and its mails. */
export interface CollectionWords extends ThingWords, MailChoice {
  readonly timeZone: string;
}

/** The name, the description and the mails of a new collection, or of one that there is. */
export function CollectionDialog(props: CollectionDialogProps): ReactNode {
  const session = useSession();
  const { onClose } = props;
  if ('onCreate' in props) return <NewCollection {...props} />;
  const { id, name, description, cadence, notifyAgent } = props.collection;
  const update = async (body: CollectionWords, isHere: () => boolean) => {
    storeCollection(session, await session.client.call(updateCollection, { params: { id }, body }));
    session.changes.say('Changes saved');
    if (isHere()) onClose();
  };
  return (
    <CollectionFields
      title="Edit collection"
      action="Save"
      initial={{ name, description: description ?? '', cadence, notifyAgent }}
      onSend={update}
      onClose={onClose}
    />
  );
}

/** Asks for no mails where its person wants none. */
function NewCollection({
  onCreate,
  onClose,
}: Extract<CollectionDialogProps, { onCreate: unknown }>): ReactNode {
  const { data: me } = useQuery(meQuery(useSession()));
  if (!me) return null;
  const cadence = me.hasOptedOutOfEmail ? 'never' : usualCadence;
  return (
    <CollectionFields
      title="New collection"
      action="Create"
      initial={{ name: '', description: '', cadence, notifyAgent: false }}
      onSend={onCreate}
      onClose={onClose}
    />
  );
}

interface CollectionFieldsProps {
  readonly title: string;
  readonly action: string;
  readonly initial: ThingWords & MailChoice;
  readonly onSend: (words: CollectionWords, isHere: () => boolean) => Promise<void>;
  readonly onClose: () => void;
}

function CollectionFields({ title, action, initial, onSend, onClose }: CollectionFieldsProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const { name, description, ...choice } = initial;
  const [mails, choose] = useState<MailChoice>(choice);
  return (
    <SmallDialog title={title} initialFocus={field} onClose={onClose}>
      <ThingForm
        field={field}
        initial={{ name, description }}
        hasDescription
        action={action}
        reason={failureReason}
        onCancel={onClose}
        onSend={(words, isHere) => onSend({ ...words, ...mails, timeZone: browserTimeZone() }, isHere)}
      >
        <MailChoices value={mails} onChange={choose} />
        {initial.name === '' && <ContactMails />}
      </ThingForm>
    </SmallDialog>
  );
}
