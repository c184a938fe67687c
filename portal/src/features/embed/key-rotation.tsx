import { endFormerKey, type OwnedKey, rotateKey, rotationDays } from '@hearth/domain/contract/embed-owner.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useApp } from '../../shared/app/app-context.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { dayText } from '../../ui/day-text.ts';
import { RemoveButton } from './remove-button.tsx';

const choices = rotationDays.map((days) => ({ value: String(days), label: `${days} days` }));

interface KeyRotationProps {
  readonly owned: OwnedKey;
  readonly link: string;
}

/** The key, its former names with their ends, and the way to a new one. */
export function KeyRotation({ owned, link }: KeyRotationProps): ReactNode {
  const shown = useRef<HTMLElement>(null);
  const { key, formerKeys } = owned;
  return (
    <section aria-labelledby="key-itself">
      <h2 id="key-itself">Your key</h2>
      <p>
        <code ref={shown}>{key}</code>
      </p>
      <CopyButton text={key} label="Copy the key" shownIn={shown} />
      {formerKeys.length > 0 && (
        <ul className="embed-key__former">
          {formerKeys.map((former) => (
            <FormerKey key={former.key} link={link} former={former} />
          ))}
        </ul>
      )}
      <p>
        <Link to={`/embed?key=${key}`}>Build a widget with this key</Link>
      </p>
      <details className="embed-key__new">
        <summary>Change the key</summary>
        <NewKey link={link} />
      </details>
    </section>
  );
}

interface FormerKeyProps {
  readonly link: string;
  readonly former: OwnedKey['formerKeys'][number];
}

function FormerKey({ link, former: { key, endsAt } }: FormerKeyProps): ReactNode {
  const { client } = useApp();
  const queries = useQueryClient();
  const [failure, setFailure] = useState('');
  const end = async () => {
    setFailure('');
    try {
      await client.call(endFormerKey, { params: { link, key } });
    } catch (error) {
      // One that has ended in another tab is gone from the list.
      if (!(error instanceof ApiError && error.code === 'not_found'))
        setFailure('We couldn’t end this key. Please try again.');
    }
    await queries.invalidateQueries({ queryKey: ['owned key', link] });
  };
  return (
    <li>
      <code>{key}</code> works until {dayText(endsAt)}
      <RemoveButton
        label="End now"
        name={`End ${key} now`}
        title="End this former key now?"
        action="End key"
        onRemove={() => void end()}
      >
        Pages that still have {key} in their code show no widgets within a minute. Change their code first.
      </RemoveButton>
      <span role="alert">{failure}</span>
    </li>
  );
}

function NewKey({ link }: Pick<KeyRotationProps, 'link'>): ReactNode {
  const { client } = useApp();
  const queries = useQueryClient();
  const [days, setDays] = useState('30');
  const [outcome, setOutcome] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async () => {
    if (isSending) return;
    setSending(true);
    try {
      const chosen = rotationDays.find((each) => String(each) === days) ?? 30;
      await client.call(rotateKey, { params: { link }, body: { days: chosen } });
      await queries.invalidateQueries({ queryKey: ['owned key', link] });
      setOutcome('Your new key works now. Put it into the code of your pages.');
    } catch (error) {
      setOutcome(error instanceof ApiError ? failureText(error, otherwise, words) : otherwise);
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <p>
        The new key works at once. The one you have now works for some days more, so that you can change your
        pages one by one. Your figures go on.
      </p>
      <SelectField label="The key I have now works for" value={days} choices={choices} onChange={setDays} />
      <Button aria-disabled={isSending} onClick={() => void send()}>
        {isSending ? 'Making…' : 'Make a new key'}
      </Button>
      <p role="status">{outcome}</p>
    </>
  );
}

const otherwise = 'We couldn’t make a new key. Please try again.';
const words = {
  not_found: 'This link doesn’t work anymore. Load the page again to get a new one.',
  too_many_attempts: 'Too many of your former keys still work. End one of them first.',
} as const;
