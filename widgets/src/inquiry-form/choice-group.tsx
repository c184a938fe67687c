import type { ReactNode } from 'react';
import { useId } from 'react';
import { Problem, RequiredMark } from './form-field.tsx';

export interface GroupChoice {
  readonly value: string;
  /** The visible text. */
  readonly face: ReactNode;
  /** The text for screen readers. */
  readonly label: string;
}

interface ChoiceGroupProps {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly GroupChoice[];
  readonly value: string | undefined;
  readonly problem: string | undefined;
  readonly onChoose: (value: string) => void;
}

/** One of several, shown as buttons; radio buttons underneath support arrow keys and screen readers. */
export function ChoiceGroup({
  name,
  legend,
  choices,
  value,
  problem,
  onChoose,
}: ChoiceGroupProps): ReactNode {
  const id = useId();
  return (
    <div
      className={`hearth-choice-group hearth-choice-group--${name}`}
      role="radiogroup"
      aria-required="true"
      aria-invalid={problem !== undefined}
      aria-labelledby={`${id}-legend`}
      aria-describedby={`${id}-problem`}
      part="field"
    >
      <div className="hearth-field__label hearth-choice-group__legend" id={`${id}-legend`} part="label">
        {legend}
        <RequiredMark />
      </div>
      <div className="hearth-choice-group__choices">
        {choices.map((choice) => (
          <label key={choice.value} className="hearth-choice">
            <input
              className="hearth-choice__input"
              type="radio"
              name={`${id}-${name}`}
              value={choice.value}
              checked={choice.value === value}
              aria-label={choice.label}
              onChange={() => onChoose(choice.value)}
            />
            <span className="hearth-choice__face" aria-hidden="true">
              {choice.face}
            </span>
          </label>
        ))}
      </div>
      <Problem id={`${id}-problem`} label={legend}>
        {problem}
      </Problem>
    </div>
  );
}
