import {
  type InquiryField,
  inquiryTypes,
  type PublicInquiryType,
} from '@hearth/domain/inquiry/inquiry-types.ts';
import type { ReactNode } from 'react';
import { dataOf } from '../client/request-state.ts';
import { Notice } from '../ui/notice.tsx';
import { deferred, useDeferred } from '../ui/use-deferred.ts';
import { FormField, type FormFieldProps } from './form-field.tsx';
import type { InquiryFormState } from './inquiry-state.ts';
import type { InquiryStore } from './inquiry-store.ts';
import { RatingField } from './rating-field.tsx';

/** Few forms have it. */
const tourPicker = deferred(() => import('./tour-picker.tsx'));

interface FieldsProps {
  readonly type: PublicInquiryType;
  readonly state: InquiryFormState;
  readonly store: InquiryStore;
  readonly firstDate: string | undefined;
  readonly drawField: DrawField | undefined;
}

/** Draws a text field of a form in its own way; undefined for the fields that it leaves to the form. */
export type DrawField = (field: FormFieldProps) => ReactNode;

/** Everything that a type of inquiry asks for, in its order. */
export function InquiryFields({ type, ...form }: FieldsProps): ReactNode {
  return (
    <div className="hearth-inquiry__fields">
      {inquiryTypes[type].fields.map((field) => (
        <Field key={field} field={field} {...form} />
      ))}
    </div>
  );
}

type FieldProps = Omit<FieldsProps, 'type'> & { readonly field: InquiryField };

function Field({ field, state, store, firstDate, drawField }: FieldProps): ReactNode {
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
  return drawField?.(written) ?? <FormField {...written} />;
}

function Tour({ state, store, firstDate }: Omit<FieldProps, 'field' | 'drawField'>): ReactNode {
  const part = useDeferred(tourPicker);
  const site = dataOf(state.request);
  const { tourDay, tourTime } = state.values;
  return (
    <div className="hearth-inquiry__tour">
      {part && site && (
        <part.TourPicker
          edition={site.edition}
          firstDate={firstDate}
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
