import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { deferred, useDeferred } from '../ui/use-deferred.ts';
import { type TypeKey, typeChoices } from './type-choices.ts';

/** The choice for each type; a missing one has its default. */
type TypeFlags = { readonly [K in TypeKey]?: boolean };

interface TypePickerProps {
  readonly lease: boolean;
  readonly flags: TypeFlags;
  readonly onFlag: (key: TypeKey, on: boolean) => void;
}

/** Enough for the longest name behind its box. */
const LEAST_WIDTH = 190;
const overPage = deferred(async () => (await import('./suggestion-list.tsx')).overPage);

/** Property types to tick, behind a field that names the ticked ones. */
export function TypePicker({ lease, flags, onFlag }: TypePickerProps): ReactNode {
  const box = useRef<HTMLDetailsElement>(null);
  const panel = useRef<HTMLFieldSetElement>(null);
  const labelId = useId();
  const [isOpen, setOpen] = useState(false);
  // Until its code is here, the panel is where its style sheet puts it.
  const showOver = useDeferred(overPage, isOpen);
  useCloseOutside(box);
  useLayoutEffect(() => {
    if (isOpen && showOver && panel.current && box.current)
      return showOver(panel.current, box.current, LEAST_WIDTH);
    return undefined;
  }, [isOpen, showOver]);
  const choices = typeChoices(lease).map((choice) => ({
    ...choice,
    on: flags[choice.key] ?? choice.defaultValue,
  }));
  return (
    <div className="hearth-field">
      <span className="hearth-field__label" id={labelId}>
        Type
      </span>
      <details
        className="hearth-types"
        ref={box}
        onKeyDown={(event) => closeByEscape(event, box.current)}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="hearth-field__box hearth-types__summary" aria-describedby={labelId}>
          <span className="hearth-types__words">{wordsOf(choices.filter(({ on }) => on))}</span>
          <Icon name="chevron-down" />
        </summary>
        <fieldset
          className="hearth-types__panel"
          ref={panel}
          popover={showOver ? 'manual' : undefined}
          aria-labelledby={labelId}
        >
          {choices.map(({ key, label, on }) => (
            <label key={key} className="hearth-types__choice">
              <input
                className="hearth-checkbox"
                type="checkbox"
                checked={on}
                onChange={(event) => onFlag(key, event.currentTarget.checked)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      </details>
    </div>
  );
}

/** Short enough for its field: 'Home, Condo', 'Home +3'. */
function wordsOf(chosen: readonly { readonly label: string }[]): string {
  const [first, ...others] = chosen.map(({ label }) => label);
  if (first === undefined) return 'None';
  return others.length > 1 ? `${first} +${others.length}` : [first, ...others].join(', ');
}

function closeByEscape(event: KeyboardEvent, box: HTMLDetailsElement | null): void {
  if (event.key !== 'Escape' || !box?.open) return;
  event.preventDefault();
  event.stopPropagation();
  box.open = false;
  box.querySelector('summary')?.focus();
}

/** A press elsewhere closes it, as people know it from the selects beside it. */
function useCloseOutside(box: { readonly current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const close = (event: Event) => {
      if (box.current && !event.composedPath().includes(box.current)) box.current.open = false;
    };
    addEventListener('pointerdown', close);
    return () => removeEventListener('pointerdown', close);
  }, [box]);
}
