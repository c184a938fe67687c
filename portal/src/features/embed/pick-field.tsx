import { type ReactNode, useEffect, useState } from 'react';
import { SuggestionField } from '../../ui/suggestion-field.tsx';
import { pickings } from './pick.ts';
import { useOffers, usePicked } from './use-picks.ts';

interface PickFieldProps {
  readonly id: string;
  /** Id of the words that describe it. */
  readonly help: string;
  /** Name of the attribute. */
  readonly name: string;
  readonly value: string;
  readonly required: boolean;
  readonly onChange: (value: string | undefined) => void;
}

const PAUSE_MILLISECONDS = 250;

/** A home, an agent or an area, found by typing and chosen from a list: what does not exist does not get into the setup. */
export function PickField({ id, help, name, value, required, onChange }: PickFieldProps): ReactNode {
  /** Words that are being typed; undefined while the field shows the choice. */
  const [typed, setTyped] = useState<string>();
  /** Words that were left without a choice. */
  const [left, setLeft] = useState('');
  const { label, isUnknown } = usePicked(name, value);
  const words = usePause(typed ?? '');
  const { offers, isEmpty } = useOffers(name, words);
  const problem = typed === undefined ? isUnknown : isEmpty;
  return (
    <>
      <SuggestionField
        id={id}
        required={required}
        placeholder={pickings[name]?.placeholder}
        aria-invalid={problem || undefined}
        aria-describedby={`${help} ${id}-problem`}
        text={typed ?? label}
        entries={offers.map((pick) => ({ ...pick, key: pick.value }))}
        listLabel="Matches"
        announcement={offers.length > 0 ? `${offers.length} to choose from` : ''}
        onType={(text) => {
          setTyped(text);
          setLeft('');
          if (text === '') onChange(undefined);
        }}
        onChoose={(pick) => {
          onChange(pick.value);
          setTyped(undefined);
        }}
        onRestore={() => {
          setLeft(typed?.trim() ?? '');
          setTyped(undefined);
        }}
      />
      <p className="embed-pick__problem" id={`${id}-problem`} role="alert">
        {problem
          ? pickings[name]?.unknown
          : left && `“${left}” wasn’t chosen. Type it again and choose from the list.`}
      </p>
    </>
  );
}

/** The text, after it has been the same for a short while. */
function usePause(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setPaused, PAUSE_MILLISECONDS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
