import { type DayHours, tourClock, type Weekday } from '@hearth/domain/inquiry/tour-hours.ts';
import { clockText } from '@hearth/domain/listing/date-text.ts';
import { type ReactNode, useId } from 'react';
import '../../../ui/check.css';

interface WeekdayFieldsProps {
  readonly name: Weekday;
  /** null for a day without tours. */
  readonly hours: DayHours | null;
  readonly problem: string | undefined;
  readonly onChange: (hours: DayHours | null) => void;
}

const usual: DayHours = { from: '09:00', until: '17:00' };

/** Returns whether there are tours on a weekday, and their hours. */
export function WeekdayFields({ name, hours, problem, onChange }: WeekdayFieldsProps): ReactNode {
  const id = useId();
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  return (
    <fieldset className="agent-tours__day" aria-describedby={id}>
      <legend className="hearth-visually-hidden">{label}</legend>
      <label className="check">
        <input
          type="checkbox"
          checked={hours !== null}
          aria-invalid={problem !== undefined}
          onChange={() => onChange(hours === null ? usual : null)}
        />
        {label}
      </label>
      {hours !== null && (
        <span className="agent-tours__hours">
          <ClockChoice
            label={`${label} from`}
            value={hours.from}
            onChange={(from) => onChange({ ...hours, from })}
          />
          <span aria-hidden="true">–</span>
          <ClockChoice
            label={`${label} until`}
            value={hours.until}
            onChange={(until) => onChange({ ...hours, until })}
          />
        </span>
      )}
      <p className="form-field__problem" id={id}>
        {problem}
      </p>
    </fieldset>
  );
}

interface ClockChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (time: string) => void;
}

const ClockChoice = ({ label, value, onChange }: ClockChoiceProps): ReactNode => (
  <select
    className="agent-tours__choice"
    aria-label={label}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  >
    {tourClock.map((time) => (
      <option key={time} value={time}>
        {clockText(time)}
      </option>
    ))}
  </select>
);
