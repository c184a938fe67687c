import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { later, useLater } from '../ui/use-later.ts';
import { grouped, numberIn } from './number-text.ts';

interface NumberFieldProps {
  readonly id: string | undefined;
  /** What a screen reader says, where the field has no label of its own. */
  readonly label: string | undefined;
  readonly unit: '$' | '%';
  readonly decimals: number;
  readonly value: number;
  /** Id of the words under the field that say what is wrong. */
  readonly problem: string | undefined;
  readonly onChange: (value: number) => void;
}

/** Groups what is typed; until it is here, and where it cannot be had, a field is an ordinary one. */
const typing = later(() => import('./typing.ts'));

/**
 * A number that is grouped while it is typed, with the caret where it was. The text is the browser's own, not the
 * component's: only a value from elsewhere replaces it, so that nothing moves under the fingers. Escape brings back
 * what was there when the field was entered.
 */
export function NumberField(props: NumberFieldProps): ReactNode {
  const { id, label, unit, decimals, value, problem, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const entered = useRef('');
  const comfort = useLater(typing);
  const read = (field: HTMLInputElement) => Number(numberIn(field.value).toFixed(decimals));

  useLayoutEffect(() => {
    const field = input.current;
    if (field && read(field) !== value) field.value = grouped(value, decimals);
  });

  return (
    <div className="hearth-field__box" data-unit={unit}>
      <input
        ref={input}
        className="hearth-field__input"
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        placeholder="0"
        aria-label={label}
        aria-invalid={Boolean(problem)}
        aria-describedby={problem}
        onInput={({ currentTarget: field }) => {
          comfort?.group(field);
          onChange(read(field));
        }}
        onFocus={({ currentTarget: field }) => {
          entered.current = field.value;
        }}
        onBlur={({ currentTarget: field }) => {
          if (field.value) field.value = grouped(read(field), decimals);
        }}
        onKeyDown={(event) => {
          if (comfort?.steer(event, entered.current)) onChange(read(event.currentTarget));
        }}
      />
    </div>
  );
}
