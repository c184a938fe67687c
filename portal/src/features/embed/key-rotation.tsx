import { endFormerKey, type OwnedKey, rotateKey, rotationDays } from '@hearth/domain/contract/embed-owner.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { CopyButton } from '../../ui/copy-button.tsx';
import { dayText } from '../../ui/day-text.ts';
import { RemoveButton } from './remove-button.tsx';
import { useKeyChange } from './use-key-change.ts';

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
  const { change, failure } = useKeyChange(['owned key', link], {
    otherwise: 'We couldn’t end this key. Please try again.',
    own: words,
  });
  return (
    <li>
      <code>{key}</code> works until {dayText(endsAt)}
      <RemoveButton
        label="End now"
        name={`End ${key} now`}
        title="End this former key now?"
        action="End key"
        onRemove={() => change((client) => client.call(endFormerKey, { params: { link, key } }))}
      >
        Pages that still have {key} in their code show no widgets within a minute. Change their code first.
      </RemoveButton>
      <span role="alert">{failure}</span>
    </li>
  );
}

function NewKey({ link }: Pick<KeyRotationProps, 'link'>): ReactNode {
  const [days, setDays] = useState('30');
  const { change, answer, isPending, failure } = useKeyChange(['owned key', link], {
    otherwise: 'We couldn’t make a new key. Please try again.',
    own: words,
  });
  const rotate = () => {
    const chosen = rotationDays.find((each) => String(each) === days) ?? 30;
    change((client) => client.call(rotateKey, { params: { link }, body: { days: chosen } }));
  };
  return (
    <>
      <p>
        The new key works at once. The one you have now works for some days more, so that you can change your
        pages one by one. Your figures go on.
      </p>
      <SelectField label="The key I have now works for" value={days} choices={choices} onChange={setDays} />
      <Button aria-disabled={isPending} onClick={rotate}>
        {isPending ? 'Making…' : 'Make a new key'}
      </Button>
      <p role="status">
        {failure ?? (answer !== undefined && 'Your new key works now. Put it into the code of your pages.')}
      </p>
    </>
  );
}

const words = {
  not_found: 'This link doesn’t work anymore. Load the page again to get a new one.',
  too_many_attempts: 'Too many of your former keys still work. End one of them first.',
} as const;
