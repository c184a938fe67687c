import {
  publishExclusiveListing,
  republishExclusiveListing,
  scheduleExclusiveListing,
} from '@hearth/domain/contract/exclusive-listing-publish.ts';
import type { PublishSheet as Sheet } from '@hearth/domain/contract/exclusive-listing-sheet.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { momentOf } from '@hearth/domain/edition/start-of-local-day.ts';
import { timeZoneNames } from '@hearth/domain/edition/time-zones.ts';
import { plannedText } from '@hearth/domain/exclusive/planned-text.ts';
import type { FieldProblem } from '@hearth/domain/inquiry/person-rules.ts';
import { addDays } from '@hearth/domain/listing/days.ts';
import type { EditFormStatus } from '@hearth/domain/listing/status.ts';
import { type ReactNode, use } from 'react';
import { useSnapshot } from 'valtio';
import { useApp, useSession } from '../../../shared/app/app-context.tsx';
import { useServerForm } from '../../../shared/forms/use-server-form.ts';
import { FormEnd } from '../../../ui/forms/form-end.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { actFailure } from '../acts/act-changes.ts';
import type { ListingSubject, OnStored } from '../acts/listing-subject.ts';
import { useLocalClock } from '../acts/use-local-clock.ts';
import { EditingContext, useEditing } from '../editor/editing.ts';
import type { EditorState } from '../editor/editor-state.ts';
import type { FormPlace } from '../editor/field-words.ts';
import { LeftToDo, leftToDo } from '../editor/left-to-do.tsx';
import { PublishSheet } from './publish-sheet.tsx';
import { ReadSheet } from './read-sheet.tsx';

type Act = 'publish' | 'schedule';

export interface ReviewProps {
  readonly act: Act;
  /** null for a new listing, which its form saves first. */
  readonly listing: ListingSubject | null;
  /** Status that a draft is published with; its own by default. */
  readonly mlsStatus?: EditFormStatus;
  readonly onStored: OnStored;
  /** Closes the dialog; the form then shows one of its parts. */
  readonly onLead: (place: FormPlace) => void;
}

/** The last look before a listing goes to the site, now or at a planned moment: first the missing values, then the sheet. */
export const ReviewPublication = (props: ReviewProps): ReactNode =>
  use(EditingContext) === null ? <Review {...props} /> : <FormReview {...props} />;

/** In the form: typed values count, also before they are saved. */
function FormReview(props: ReviewProps): ReactNode {
  const { mlsStatus } = props;
  const state = useSnapshot(useEditing().editor.state) as EditorState;
  const left = leftToDo(state, mlsStatus && { mlsStatus });
  if (left.length === 0) return <Review {...props} />;
  return <Problems {...props} problems={left} />;
}

interface ProblemsProps extends Pick<ReviewProps, 'listing' | 'onLead'> {
  readonly problems: readonly FieldProblem[];
}

/** All that stops a publication, with links to the places where it is corrected. */
export const Problems = ({ problems, listing, onLead }: ProblemsProps): ReactNode =>
  problems.length > 0 && (
    <>
      <p>Before you can publish:</p>
      <LeftToDo left={problems} listing={listing} onLead={onLead} />
    </>
  );

const Review = (props: ReviewProps): ReactNode => (
  <ReadSheet listing={props.listing} {...(props.mlsStatus && { mlsStatus: props.mlsStatus })}>
    {(sheet, listingId, refetch) => (
      <>
        <Problems {...props} problems={sheet.problems} />
        <PublishSheet sheet={sheet} />
        {sheet.problems.length === 0 && (
          <Send {...props} listingId={listingId} sheet={sheet} onConflict={refetch} />
        )}
      </>
    )}
  </ReadSheet>
);

interface SendProps extends ReviewProps {
  readonly listingId: string;
  readonly sheet: Sheet;
  /** Reads the sheet of the newer revision. */
  readonly onConflict: () => void;
}

/** The button that publishes or plans exactly the revision of the sheet. */
function Send({ act, listing, mlsStatus, listingId, sheet, onStored, onConflict }: SendProps): ReactNode {
  const { client } = useSession();
  const { edition } = useApp();
  const clock = useLocalClock();
  const isPublished = listing?.isDraft === false;
  const { revision } = sheet;
  const params = { listingId };
  const form = useServerForm<Typed>({
    initial: firstMoment(listing?.scheduledAt ?? null, clock),
    check: (typed) => (act === 'publish' ? [] : missing(typed)),
    failureWords: (failure) => {
      if (failure.code === 'revision_conflict') onConflict();
      return actFailure(failure);
    },
    problemsOf: ({ validationErrors }) =>
      validationErrors.map(({ name, message }) => ({ name: name === 'at' ? 'time' : name, message })),
    async send({ day, time }) {
      if (act === 'schedule') {
        const at = momentOf(day, time, clock.timeZone);
        const body = { revision, at: at.toISOString() };
        const stored = await client.call(scheduleExclusiveListing, { params, body });
        return onStored(stored, (name) => `${name} goes live ${plannedText(at, clock)}`);
      }
      const stored = isPublished
        ? await client.call(republishExclusiveListing, { params, body: { revision } })
        : await client.call(publishExclusiveListing, {
            ...{ params, body: { revision, ...(mlsStatus && { mlsStatus }) } },
          });
      onStored(stored, () => (isPublished ? 'Your changes are on the site' : 'Your listing is published'));
    },
  });
  return (
    <form className="act-form" {...form.props}>
      {act === 'schedule' && (
        <>
          <p>This reviewed version goes live. Later changes wait until you publish them.</p>
          <FormField label="Day" type="date" field={form.field('day')} />
          <FormField label={`Time (${timeZoneNames[edition.id]})`} type="time" field={form.field('time')} />
        </>
      )}
      <FormEnd
        form={form}
        action={act === 'schedule' ? 'Schedule' : isPublished ? 'Republish now' : 'Publish now'}
        acting={act === 'schedule' ? 'Scheduling…' : 'Publishing…'}
      />
    </form>
  );
}

/** A day and an hour on the clock of the edition. */
interface Typed {
  readonly day: string;
  readonly time: string;
}

/** The planned moment; 9 AM tomorrow for a new plan. */
function firstMoment(
  scheduledAt: string | null,
  { timeZone, today }: ReturnType<typeof useLocalClock>,
): Typed {
  if (scheduledAt === null) return { day: addDays(today, 1), time: '09:00' };
  const { today: day, time } = localMoment(new Date(scheduledAt), timeZone);
  return { day, time };
}

const missing = (typed: Typed) =>
  (['day', 'time'] as const)
    .filter((name) => typed[name] === '')
    .map((name) => ({ name, message: 'Field is required' }));
