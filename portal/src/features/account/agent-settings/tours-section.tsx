import type { AgentSettings } from '@hearth/domain/contract/agent-settings.ts';
import { timeZoneNames } from '@hearth/domain/edition/time-zones.ts';
import { type TourLength, tourLengths, weekdays } from '@hearth/domain/inquiry/tour-hours.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useApp } from '../../../shared/app/app-context.tsx';
import { AccountSection } from '../account-page.tsx';
import { DaysOffFields } from './days-off-fields.tsx';
import { useTourDraft } from './use-tour-draft.ts';
import { WeekdayFields } from './weekday-fields.tsx';
import '../../../ui/check.css';

const lengthWords: Readonly<Record<TourLength, string>> = {
  30: '30 minutes',
  60: '1 hour',
  90: '1 hour 30 minutes',
};

/** Hours for tours and days off. Without them, visitors may ask for any time. */
export function ToursSection({ settings }: { readonly settings: AgentSettings }): ReactNode {
  const { edition } = useApp();
  const draft = useTourDraft(settings.tours);
  const { isOn, tours, change, problems, problemOf } = draft;
  const form = useRef<HTMLFormElement>(null);
  const length = useId();
  useEffect(() => {
    if (problems.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  return (
    <AccountSection id="agent-tours" title="Times for tours">
      <form
        className="account-form agent-tours"
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void draft.save();
        }}
      >
        <label className="check">
          <input type="checkbox" checked={isOn} onChange={() => draft.turn(!isOn)} />
          Visitors choose a time when I’m free
        </label>
        <p className="account-note">
          {isOn
            ? `Times are ${timeZoneNames[edition.id]}, wherever the visitor is. Tours you already have aren’t offered again.`
            : 'Visitors can ask for any time between 9 AM and 6 PM.'}
        </p>
        {isOn && (
          <>
            {weekdays.map((name) => (
              <WeekdayFields
                key={name}
                name={name}
                hours={tours.hours[name]}
                problem={problemOf(name)}
                onChange={(hours) => change({ hours: { ...tours.hours, [name]: hours } })}
              />
            ))}
            <div className="hearth-field">
              <label className="hearth-field__label" htmlFor={length}>
                A tour takes
              </label>
              <select
                id={length}
                className="agent-tours__choice"
                value={tours.minutes}
                onChange={({ currentTarget }) =>
                  change({ minutes: Number(currentTarget.value) as TourLength })
                }
              >
                {tourLengths.map((minutes) => (
                  <option key={minutes} value={minutes}>
                    {lengthWords[minutes]}
                  </option>
                ))}
              </select>
            </div>
            <DaysOffFields
              daysOff={tours.daysOff}
              problem={problemOf('daysOff')}
              onChange={(daysOff) => change({ daysOff })}
            />
          </>
        )}
        <p className="form-end__notice" role="alert">
          {draft.notice}
        </p>
        <Button look="primary" type="submit" aria-disabled={draft.isSending}>
          {draft.isSending ? 'Saving…' : 'Save times'}
        </Button>
      </form>
    </AccountSection>
  );
}
