import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDeferred } from '../ui/use-deferred.ts';
import { deferredParts } from './deferred-parts.ts';
import { grouped, numberIn, type Unit } from './number-text.ts';

interface NumberFieldProps {
  readonly id: string | undefined;
  /** The accessible name of a field without its own label. */
  readonly label: string | undefined;
  readonly unit: Unit;
  readonly decimals: number;
  readonly value: number;
  /** Id of the error text under the field. */
  readonly problem: string | undefined;
  /** The text is not counted as it stands. */
  readonly isWrong: boolean;
  /** Receives NaN for a text that is not a number. */
  readonly onChange: (value: number) => void;
  readonly onLeave: () => void;
}

/**
 * A number that is grouped while it is typed. The text is the browser's own, not the component's: only a value from
 * elsewhere replaces it, so that nothing moves under the fingers. A text with an error stays until the visitor leaves the field.
 */
export function NumberField(props: NumberFieldProps): ReactNode {
  const { id, label, unit, decimals, value, problem, isWrong, onChange, onLeave } = props;
  const input = useRef<HTMLInputElement>(null);
  const typing = useDeferred(deferredParts);
  useLayoutEffect(() => {
    const field = input.current;
    const typed = numberIn(field?.value ?? '', decimals, unit);
    if (field && typed !== value && !isWrong) field.value = grouped(value, decimals);
  });
  useEffect(() => typing?.attend(input.current, decimals, unit), [typing, decimals, unit]);
  return (
    <div className="hearth-field__box" data-unit={unit}>
      <input
        ref={input}
        className="hearth-field__input"
        id={id}
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={problem}
        onInput={({ currentTarget: field }) => onChange(numberIn(field.value, decimals, unit))}
        onBlur={onLeave}
      />
    </div>
  );
}
