import { type Cadence, cadences } from '@hearth/domain/people/saved-search-rules.ts';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import type { ReactNode } from 'react';
import { useSession } from '../app/app-context.tsx';

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
  /** Name of the thing, for screen readers where several stand on a page. */
  readonly of?: string;
  readonly onChange: (cadence: Cadence) => void;
}

/** Cadence of the mails about the new and changed homes of a search or a collection, to the person or the contact of agent mode. */
export function CadenceField({ of, ...props }: CadenceFieldProps): ReactNode {
  const { contact } = useSession();
  const who = contact === null ? 'me' : contact.firstname || 'them';
  const label = `Email ${who} new and changed homes`;
  return (
    <SelectField
      label={label}
      choices={choices}
      {...(of !== undefined && { name: `${label} of ${of}` })}
      {...props}
    />
  );
}

/** The time zone of the browser, in whose mornings mails come. */
export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
