import type { ExclusiveDetails } from '@hearth/domain/contract/exclusive-listing.ts';
import type { EditPayload } from '@hearth/domain/exclusive/field-catalog.ts';
import { editPathOf } from '@hearth/domain/page/my-listing-pages.ts';
import { pages } from '@hearth/domain/page/pages.ts';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { hasLoggedOut } from '../../../shared/account/account.ts';
import { saveBeforeLeaving } from '../../../shared/account/kept-words.ts';
import { useApp, useSession } from '../../../shared/app/app-context.tsx';
import { PageHead } from '../../../shared/app/page-head.tsx';
import { createKeptDrafts, type KeptDraft } from '../../../shared/drafts/kept-drafts.ts';
import { ScreenSkeleton } from '../../../ui/screen-skeleton.tsx';
import { withToasts } from '../../../ui/toast.ts';
import { listingKeys } from '../listing-queries.ts';
import { createDraftEditor, type DraftEditor } from './draft-editor.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { ListingForm } from './listing-form.tsx';

/** Values that a new listing begins with. */
const initial: EditPayload = { propertyType: 'Residential', mlsStatus: 'Active', stateOrProvince: 'TX' };

interface EditorPageProps {
  readonly crumb: string;
  readonly children: ReactNode;
}

/** The frame of the form: breadcrumbs and heading. */
export const EditorPage = ({ crumb, children }: EditorPageProps): ReactNode => (
  <section className="list-page page-width listing-editor">
    <PageHead title={crumb} />
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        <li>
          <a href={pages.myListings.path}>My Listings</a>
        </li>
        <li aria-current="page" dir="auto">
          {crumb}
        </li>
      </ol>
    </nav>
    <h1 dir="auto">{crumb}</h1>
    {children}
  </section>
);

interface OpenEditorProps {
  readonly details: ExclusiveDetails | null;
  readonly agentId?: string | undefined;
}

/** The form, once what closed tabs left on the device is known. */
export function OpenEditor({ details, agentId }: OpenEditorProps): ReactNode {
  const editor = useDraftEditor(details, agentId);
  if (!editor) return <ScreenSkeleton />;
  return (
    <>
      <LeaveGuard editor={editor} />
      <ListingForm editor={editor} initial={initial} />
    </>
  );
}

function useDraftEditor(details: ExclusiveDetails | null, agentId: string | undefined): DraftEditor | null {
  const session = useSession();
  const { moment } = useApp();
  const [editor, open] = useState<DraftEditor | null>(null);
  const begin = useEffectEvent(async (): Promise<DraftEditor> => {
    const { client, username } = session;
    const kept = createKeptDrafts(username, now);
    const isMeant = ({ draftId, isStarted }: KeptDraft) =>
      details ? draftId === details.draftId : !isStarted;
    const left = await kept.left(isMeant);
    const draftId = details?.draftId ?? left[0]?.draftId ?? crypto.randomUUID();
    return createDraftEditor({
      ...{ client, kept, now, details, agentId, draftId, initial, left },
      tab: crypto.randomUUID(),
      today: () => moment().today,
      onNewAddress: showAddress,
    });
  });
  const end = useEffectEvent(async (opened: DraftEditor) => {
    const { state } = session.account;
    if (hasLoggedOut(state)) return opened.close({ keeps: false });
    // Nothing is sent for another person.
    if (state.person && state.person.username !== session.username) return opened.close({ keeps: true });
    const isSaved = await opened.end();
    void session.queries.invalidateQueries({ queryKey: listingKeys(session).all });
    if (!isSaved) withToasts((toasts) => toasts.info(unsavedWords));
  });
  useEffect(() => {
    let isOver = false;
    const stopSaving = saveBeforeLeaving(async () => (await opening).save());
    const opening = begin().then((opened) => {
      if (!isOver) open(opened);
      return opened;
    });
    return () => {
      isOver = true;
      stopSaving();
      void opening.then(end);
    };
  }, []);
  return editor;
}

const now = (): Date => new Date();

const unsavedWords =
  'Some of your changes aren’t saved yet. They’re kept on this device: open the listing again to finish.';

/** A reload opens the draft. The router keeps its page, so that the form keeps its focus. */
const showAddress = (details: ExclusiveDetails): void =>
  history.replaceState(history.state, '', editPathOf(details));
