import type { SuggestedQuestion } from '@hearth/domain/inquiry/first-message.ts';
import { type InquiryField, inquiryTypes } from '@hearth/domain/inquiry/inquiry-types.ts';
import type { ReactNode } from 'react';
import { dataOf } from '../client/request-state.ts';
import { Notice } from '../ui/notice.tsx';
import { deferred, useDeferred } from '../ui/use-deferred.ts';
import { FormField, type FormFieldProps } from './form-field.tsx';
import type { InquirySubject } from './inquiry-draft.ts';
import type { InquiryFormState } from './inquiry-state.ts';
import type { InquiryStore } from './inquiry-store.ts';
import { QuestionChoice } from './question-choice.tsx';
import { RatingField } from './rating-field.tsx';

/** Few forms have it. */
const tourPicker = deferred(() => import('./tour-picker.tsx'));

interface FieldsProps {
  readonly subject: InquirySubject;
  /** Offered over the message. */
  readonly questions: readonly SuggestedQuestion[];
  readonly state: InquiryFormState;
  readonly store: InquiryStore;
  readonly firstDate: string | undefined;
  readonly drawField: DrawField | undefined;
}

/** Draws a text field of a form in its own way; undefined for the fields that it leaves to the form. */
export type DrawField = (field: FormFieldProps) => ReactNode;

/** Everything that a type of inquiry asks for, in its order. */
export function InquiryFields(form: FieldsProps): ReactNode {
  return (
    <div className="hearth-inquiry__fields">
      {inquiryTypes[form.subject.type].fields.map((field) => (
        <Field key={field} field={field} {...form} />
      ))}
    </div>
  );
}

type FieldProps = FieldsProps & { readonly field: InquiryField };

function Field(props: FieldProps): ReactNode {
  const { field, subject, questions, state, store, firstDate, drawField } = props;
  if (field === 'tourDateTime') return <Tour state={state} store={store} firstDate={firstDate} />;
  if (field === 'rating')
    return (
      <RatingField
        value={state.values.rating}
        problem={state.problems.rating}
        onChoose={(stars) => store.write('rating', stars)}
      />
    );
  const written: FormFieldProps = {
    name: field,
    value: state.values[field] ?? '',
    problem: state.problems[field],
    onWrite: (value) => store.write(field, value),
    onLeave: () => store.leave(field),
  };
  const drawn = drawField?.(written) ?? <FormField {...written} />;
  if (field !== 'message') return drawn;
  return (
    <>
      <QuestionChoice
        questions={questions}
        message={written.value}
        first={subject.message}
        onChoose={written.onWrite}
      />
      {drawn}
    </>
  );
}

function Tour({ state, store, firstDate }: Pick<FieldProps, 'state' | 'store' | 'firstDate'>): ReactNode {
  const part = useDeferred(tourPicker);
  const site = dataOf(state.request);
  const { tourDay, tourTime } = state.values;
  return (
    <div className="hearth-inquiry__tour">
      {part && site && (
        <part.TourPicker
          edition={site.edition}
          firstDate={firstDate}
          free={state.recipient?.tourDays ?? null}
          day={tourDay}
          time={tourTime}
          problem={state.problems.tourDateTime}
          onDay={(day) => store.write('tourDay', day)}
          onTime={(time) => store.write('tourTime', time)}
        />
      )}
      {part === null && <Notice>Days and times could not be loaded. Please reload the page.</Notice>}
    </div>
  );
}
