import { type Cadence, cadences } from '@hearth/domain/people/saved-search-rules.ts';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import type { ReactNode } from 'react';

const words: Readonly<Record<Cadence, string>> = {
  immediately: 'As it happens',
  daily: 'Every day at 8 AM',
  weekly: 'Every Monday at 8 AM',
  monthly: 'On the 1st of each month',
  never: 'Never',
};
const choices = cadences.map((value) => ({ value, label: words[value] }));

interface CadenceFieldProps {
  readonly value: Cadence;
  /** Its accessible name, where several stand on a page. */
  readonly name?: string;
  readonly onChange: (cadence: Cadence) => void;
}

/** Cadence of the mails about the new and changed homes of a search or a collection. */
export const CadenceField = (props: CadenceFieldProps): ReactNode => (
  <SelectField label="Email me new and changed homes" choices={choices} {...props} />
);

/** The time zone of the browser, in whose mornings mails come. */
export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
