import { LiveRegion } from '@hearth/widgets/ui/live-region.tsx';
import { useListbox } from '@hearth/widgets/ui/use-listbox.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { type Pick, pickings } from './pick.ts';
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
  const { label, isUnknown } = usePicked(name, value);
  const words = usePause(typed ?? '');
  const { offers, isEmpty } = useOffers(name, words);
  const listbox = useListbox();
  const isOpen = typed !== undefined && offers.length > 0;
  const problem = typed === undefined ? isUnknown : isEmpty;
  const choose = (pick: Pick | undefined) => {
    if (pick) onChange(pick.value);
    setTyped(undefined);
    listbox.point(-1);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed !== undefined) {
      event.preventDefault();
      choose(offers[Math.max(listbox.active, 0)]);
    } else if (event.key === 'Escape' && isOpen) choose(undefined);
    else if (isOpen && listbox.move(event.key, offers.length)) event.preventDefault();
  };
  return (
    <>
      <div className="hearth-field__box embed-pick">
        <input
          className="hearth-field__input"
          id={id}
          type="text"
          autoComplete="off"
          required={required}
          placeholder={pickings[name]?.placeholder}
          aria-invalid={problem || undefined}
          aria-describedby={`${help} ${id}-problem`}
          value={typed ?? label}
          {...listbox.fieldAttributes(isOpen)}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            listbox.point(-1);
            if (currentTarget.value === '') onChange(undefined);
          }}
          onKeyDown={press}
          onBlur={() => typed !== undefined && choose(offers.length === 1 ? offers[0] : undefined)}
        />
        {isOpen && <Offers listbox={listbox} offers={offers} onChoose={choose} />}
      </div>
      <LiveRegion message={isOpen ? `${offers.length} to choose from` : ''} />
      <p className="embed-pick__problem" id={`${id}-problem`} role="alert">
        {problem && pickings[name]?.unknown}
      </p>
    </>
  );
}

interface OffersProps {
  readonly listbox: ReturnType<typeof useListbox>;
  readonly offers: readonly Pick[];
  readonly onChoose: (pick: Pick) => void;
}

const Offers = ({ listbox, offers, onChoose }: OffersProps): ReactNode => (
  <div className="embed-pick__offers" role="listbox" id={listbox.id} aria-label="Matches">
    {offers.map((pick, at) => (
      <div
        key={pick.value}
        id={`${listbox.id}-${at}`}
        role="option"
        tabIndex={-1}
        aria-selected={at === listbox.active}
        // The field keeps the focus.
        onPointerDown={(event) => {
          event.preventDefault();
          onChoose(pick);
        }}
      >
        {pick.label}
      </div>
    ))}
  </div>
);

/** The text, after it has been the same for a short while. */
function usePause(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setPaused, PAUSE_MILLISECONDS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
