import type { Cadence } from '@hearth/domain/people/saved-search-rules.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { meQuery } from '../account/me-query.ts';
import { useSession } from '../app/app-context.tsx';
import { CadenceField } from './cadence-field.tsx';
import '../../ui/check.css';

/** How a person gets the news of a thing. */
export interface MailChoice {
  readonly cadence: Cadence;
  /** Set if the person's agent gets them too. */
  readonly notifyAgent: boolean;
}

interface MailChoicesProps {
  readonly value: MailChoice;
  readonly onChange: (value: MailChoice) => void;
}

/** The cadence of the mails about the homes of a thing, and whether the person's agent gets them too. */
export function MailChoices({ value, onChange }: MailChoicesProps): ReactNode {
  const { data: me } = useQuery(meQuery(useSession()));
  return (
    <>
      <CadenceField value={value.cadence} onChange={(cadence) => onChange({ ...value, cadence })} />
      {me?.defaultAgent && (
        <label className="check">
          <input
            type="checkbox"
            checked={value.notifyAgent}
            onChange={({ currentTarget }) => onChange({ ...value, notifyAgent: currentTarget.checked })}
          />
          <span>Send them to my agent too</span>
        </label>
      )}
    </>
  );
}
