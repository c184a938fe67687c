import type { ExclusiveDetails } from '@hearth/domain/contract/exclusive-listing.ts';
import type { EditPayload } from '@hearth/domain/exclusive/field-catalog.ts';
import { editPathOf } from '@hearth/domain/page/my-listing-pages.ts';
import { pages } from '@hearth/domain/page/pages.ts';
import { failureText, mayRetry } from '@hearth/widgets/client/failure-text.ts';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { WhyHidden } from '../../shared/listing-stops/why-hidden.tsx';
import { ScreenSkeleton } from '../../ui/screen-skeleton.tsx';
import { withToasts } from '../../ui/toast.ts';
import { createDraftEditor, type DraftEditor } from './editor/draft-editor.ts';
import type { KeptDraft } from './editor/kept-drafts.ts';
import { createKeptDrafts } from './editor/kept-drafts.ts';
import { LeaveGuard } from './editor/leave-guard.tsx';
import { ListingForm } from './editor/listing-form.tsx';
import { listingKeys, listingQuery } from './listing-queries.ts';

/** Values that a new listing begins with. */
const initial: EditPayload = { propertyType: 'Residential', mlsStatus: 'Active', stateOrProvince: 'TX' };

/** Creates a listing, which is stored as a draft with the first value that is typed. */
export function CreateListingScreen({ location }: Pick<ScreenProps<'createListing'>, 'location'>): ReactNode {
  const agentId = new URLSearchParams(location.search).get('agentId') ?? undefined;
  return (
    <EditorPage crumb="Create Listing">
      <OpenEditor details={null} agentId={agentId} />
    </EditorPage>
  );
}

type EditProps = Pick<ScreenProps<'editDraftListing' | 'editMyListing'>, 'params' | 'notFound'>;

/** Edits a draft or a published listing (specification section 2). */
export function EditListingScreen({ params: { id }, notFound }: EditProps): ReactNode {
  const session = useSession();
  // The form asks for changes; a new answer would be another form.
  const { data, error, isFetching, refetch } = useQuery({
    ...listingQuery(session, id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (error?.status === 404) return notFound;
  if (error && !data)
    return (
      <EditorPage crumb="Edit Listing">
        <Notice onRetry={mayRetry(error) ? () => void refetch() : undefined} isRetrying={isFetching}>
          {`The listing could not be loaded. ${failureText(error, 'Please try again.')}`}
        </Notice>
      </EditorPage>
    );
  if (!data) return <ScreenSkeleton />;
  return (
    <EditorPage crumb={crumbOf(data)}>
      <OpenEditor key={data.draftId} details={data} />
      <WhyHidden id={data.listingId} />
    </EditorPage>
  );
}

/** The last breadcrumb (specification section 2). */
function crumbOf({ isMine, isDraft, agentName }: ExclusiveDetails): string {
  if (!isMine) return `Edit ${agentName?.split(' ')[0] ?? 'Agent'}’s Listing`;
  return isDraft ? 'Edit Draft Listing' : 'Edit My Listing';
}

interface EditorPageProps {
  readonly crumb: string;
  readonly children: ReactNode;
}

const EditorPage = ({ crumb, children }: EditorPageProps): ReactNode => (
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
function OpenEditor({ details, agentId }: OpenEditorProps): ReactNode {
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
    const all = await kept.left(isMeant);
    const draftId = details?.draftId ?? all[0]?.draftId ?? crypto.randomUUID();
    return createDraftEditor({
      ...{ client, kept, now, details, agentId, draftId, initial },
      left: all.filter((each) => each.draftId === draftId),
      tab: crypto.randomUUID(),
      today: () => moment().today,
      onStart: showAddress,
    });
  });
  const end = useEffectEvent(async (opened: DraftEditor) => {
    const isSaved = await opened.end();
    void session.queries.invalidateQueries({ queryKey: listingKeys(session).all });
    if (!isSaved) withToasts((toasts) => toasts.info(unsavedWords));
  });
  useEffect(() => {
    let isOver = false;
    const opening = begin().then((opened) => {
      if (!isOver) open(opened);
      return opened;
    });
    return () => {
      isOver = true;
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
