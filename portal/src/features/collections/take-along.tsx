import {
  createCalendarFeed,
  getCalendarFeed,
  getCollectionFile,
  removeCalendarFeed,
} from '@hearth/domain/contract/collection-take-along.ts';
import { requestAddress } from '@hearth/domain/contract/request-address.ts';
import { collectionPath } from '@hearth/domain/page/collection-path.ts';
import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { TextField } from '@hearth/widgets/ui/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import { PageLink } from '../../shared/app/page-link.tsx';
import { failureReason } from '../../shared/saving/collection-changes.ts';
import { collectionKeys } from '../../shared/saving/collection-keys.ts';
import type { CollectionPage } from '../../shared/saving/collection-queries.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { dayText } from '../../ui/day-text.ts';
import { SmallDialog } from '../../ui/small-dialog.tsx';
import { useFocusHeir } from '../../ui/use-focus-heir.ts';

interface TakeAlongProps {
  readonly collection: CollectionPage;
}

/** Opens the ways to take the homes of a collection along. */
export function TakeAlongButton({ collection }: TakeAlongProps): ReactNode {
  const [isOpen, open] = useState(false);
  const { id, total } = collection;
  if (total === 0 || id === dismissedCollection) return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => open(true)}>
        Take along
      </Button>
      {isOpen && (
        <SmallDialog title="Take along" onClose={() => open(false)}>
          <TakeAlong collection={collection} />
        </SmallDialog>
      )}
    </>
  );
}

function TakeAlong({ collection: { id, can } }: TakeAlongProps): ReactNode {
  const { contact } = useSession();
  const user = contact?.username ?? undefined;
  return (
    <div className="take-along">
      <section>
        <h3>Tour sheet</h3>
        <p>Pick homes, set your times, and print them with a QR code for each.</p>
        <PageLink className="hearth-button hearth-button--primary" href={collectionPath(id, 'sheet')}>
          Plan and print
        </PageLink>
      </section>
      <section>
        <h3>Spreadsheet</h3>
        <p>All homes with your notes, for Excel or Google Sheets.</p>
        <a
          className="hearth-button hearth-button--plain"
          href={requestAddress(getCollectionFile, { params: { id }, query: { user } })}
          download
        >
          Download CSV
        </a>
      </section>
      {can.subscribe && <CalendarFeed id={id} />}
    </div>
  );
}

/** The secret address that calendars read. It is shown once, since only its digest is stored. */
function CalendarFeed({ id }: { readonly id: string }): ReactNode {
  const session = useSession();
  const [url, setUrl] = useState('');
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  // A pressed button makes way for the link, or for another button.
  const passFocusOn = useFocusHeir(() =>
    (field.current ?? buttons.current)?.querySelector<HTMLElement>('input, button'),
  );
  const queryKey = [...collectionKeys(session).collection(id), 'calendar'];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => session.client.call(getCalendarFeed, { params: { id }, signal }),
    staleTime: 0,
  });
  async function change(work: () => Promise<string>): Promise<void> {
    if (isSending) return;
    passFocusOn();
    setSending(true);
    setProblem('');
    try {
      setUrl(await work());
      await session.queries.invalidateQueries({ queryKey });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(failureReason(error));
    } finally {
      setSending(false);
    }
  }
  const make = () =>
    change(async () => (await session.client.call(createCalendarFeed, { params: { id } })).url);
  const end = () =>
    change(async () => {
      await session.client.call(removeCalendarFeed, { params: { id } });
      return '';
    });
  const since = data?.createdAt ?? null;
  return (
    <section>
      <h3>Open houses in your calendar</h3>
      {url !== '' ? (
        <>
          <p>
            In your calendar app, add a calendar by URL and paste this link. Copy it now: for your privacy, we
            can’t show it again.
          </p>
          <div ref={field}>
            <TextField
              label="Calendar link"
              readOnly
              value={url}
              onFocus={(event) => event.currentTarget.select()}
            />
          </div>
        </>
      ) : (
        <p>
          {since === null
            ? 'Get a private link that keeps the open houses of these homes in your calendar.'
            : `You made a calendar link on ${dayText(since)}. Anyone who has it can see these open houses. If you lost it, make a new one; the old one stops working.`}
        </p>
      )}
      <div ref={buttons} className="small-dialog__buttons">
        {url === '' ? (
          <Button aria-disabled={isSending} onClick={() => void make()}>
            {since === null ? 'Get the link' : 'Make a new link'}
          </Button>
        ) : (
          <CopyButton text={url} label="Copy link" shownIn={field} />
        )}
        {since !== null && (
          <Button look="quiet" aria-disabled={isSending} onClick={() => void end()}>
            Turn the link off
          </Button>
        )}
      </div>
      <p className="form-field__problem" role="status">
        {problem}
      </p>
    </section>
  );
}
