import type { DaysOff } from '@hearth/domain/inquiry/tour-hours.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useId } from 'react';

interface DaysOffFieldsProps {
  readonly daysOff: readonly DaysOff[];
  readonly problem: string | undefined;
  readonly onChange: (daysOff: readonly DaysOff[]) => void;
}

/** Days without tours, such as a vacation. */
export function DaysOffFields({ daysOff, problem, onChange }: DaysOffFieldsProps): ReactNode {
  const id = useId();
  return (
    <fieldset className="agent-days-off" aria-describedby={id}>
      <legend>Days off</legend>
      {daysOff.map((days, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have the same days while they are typed
        <div key={at} className="agent-tours__hours">
          <DayField
            label={`Days off ${at + 1}, first day`}
            value={days.from}
            isWrong={problem !== undefined}
            // Often a single day.
            onChange={(from) => onChange(daysOff.with(at, { from, until: days.until || from }))}
          />
          <span aria-hidden="true">–</span>
          <DayField
            label={`Days off ${at + 1}, last day`}
            value={days.until}
            isWrong={problem !== undefined}
            onChange={(until) => onChange(daysOff.with(at, { ...days, until }))}
          />
          <Button look="quiet" onClick={() => onChange(daysOff.toSpliced(at, 1))}>
            Remove<span className="hearth-visually-hidden"> days off {at + 1}</span>
          </Button>
        </div>
      ))}
      <p className="form-field__problem" id={id}>
        {problem}
      </p>
      <Button onClick={() => onChange([...daysOff, { from: '', until: '' }])}>Add days off</Button>
    </fieldset>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (day: string) => void;
}

const DayField = ({ label, value, isWrong, onChange }: DayFieldProps): ReactNode => (
  <input
    type="date"
    className="agent-tours__choice"
    aria-label={label}
    aria-invalid={isWrong}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
