import {
  type InquiryField,
  inquiryTypes,
  type PublicInquiryType,
} from '@hearth/domain/inquiry/inquiry-types.ts';
import type { ReactNode } from 'react';
import { dataOf } from '../client/request-state.ts';
import { Notice } from '../ui/notice.tsx';
import { later, useLater } from '../ui/use-later.ts';
import { FormField } from './form-field.tsx';
import type { InquiryFormState, InquiryStore } from './inquiry-store.ts';

/** What few forms have comes with those alone. */
const tourPicker = later(() => import('./tour-picker.tsx'));
const ratingField = later(() => import('./rating-field.tsx'));

interface FieldsProps {
  readonly type: PublicInquiryType;
  readonly state: InquiryFormState;
  readonly store: InquiryStore;
  readonly firstDate: string | undefined;
}

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

function Field({ field, state, store, firstDate }: FieldProps): ReactNode {
  if (field === 'tourDateTime') return <Tour state={state} store={store} firstDate={firstDate} />;
  if (field === 'rating') return <Rating state={state} store={store} />;
  return (
    <FormField
      name={field}
      value={state.values[field] ?? ''}
      problem={state.problems[field]}
      onWrite={(value) => store.write(field, value)}
      onLeave={() => store.leave(field)}
    />
  );
}

function Tour({ state, store, firstDate }: Omit<FieldProps, 'field'>): ReactNode {
  const part = useLater(tourPicker);
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

function Rating({ state, store }: Pick<FieldProps, 'state' | 'store'>): ReactNode {
  const part = useLater(ratingField);
  return (
    <div className="hearth-inquiry__rating">
      {part && (
        <part.RatingField
          value={state.values.rating}
          problem={state.problems.rating}
          onChoose={(stars) => store.write('rating', stars)}
        />
      )}
      {part === null && <Notice>The stars could not be loaded. Please reload the page.</Notice>}
    </div>
  );
}
