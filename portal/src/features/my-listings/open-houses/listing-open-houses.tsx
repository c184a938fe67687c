import type { PlannedOpenHouse } from '@hearth/domain/contract/exclusive-open-houses.ts';
import { type OpenHousePlan, planProblems } from '@hearth/domain/exclusive/open-house-plan.ts';
import type { FieldProblem } from '@hearth/domain/inquiry/person-rules.ts';
import { weekdayText } from '@hearth/domain/listing/date-text.ts';
import { openingHours } from '@hearth/domain/listing/open-house.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { TextField } from '@hearth/widgets/ui/field.tsx';
import { type ReactNode, useState } from 'react';
import { useApp, useSession } from '../../../shared/app/app-context.tsx';
import { useChange, useShownQuery } from '../../../shared/changes/use-change.ts';
import { cancellation, openHousesQuery, planning } from './open-house-changes.ts';
import './open-houses.css';

interface ListingOpenHousesProps {
  readonly listingId: string;
}

/** The open houses of a listing: planned once or every week, with the visitors who come. */
export function ListingOpenHouses({ listingId }: ListingOpenHousesProps): ReactNode {
  const session = useSession();
  const { data } = useShownQuery(openHousesQuery(session, listingId));
  const { change: cancel } = useChange((plan: PlannedOpenHouse) => cancellation(session, listingId, plan));
  return (
    <div className="planned-open-houses">
      <p className="planned-open-houses__note">Visitors see open houses after you publish the listing.</p>
      <ul className="planned-open-houses__list">
        {data?.items.map((plan) => (
          <Planned key={plan.id} plan={plan} onCancel={() => cancel(plan)} />
        ))}
      </ul>
      <NewOpenHouse listingId={listingId} />
    </div>
  );
}

const hoursOf = ({ date, start, end }: PlannedOpenHouse): string =>
  [
    weekdayText(date),
    openingHours({ openhousekey: '', openhousedate: date, openhousestarttime: start, openhouseendtime: end }),
  ].join(', ');

function Planned({
  plan,
  onCancel,
}: {
  readonly plan: PlannedOpenHouse;
  readonly onCancel: () => void;
}): ReactNode {
  const name = hoursOf(plan);
  return (
    <li>
      <div className="planned-open-houses__row">
        <p>
          <strong>{name}</strong>
          {plan.until !== null && <> · every week until {weekdayText(plan.until)}</>}
        </p>
        <Button look="quiet" aria-label={`Remove the open house of ${name}`} onClick={onCancel}>
          Remove
        </Button>
      </div>
      {plan.dates
        .filter(({ guests }) => guests.length > 0)
        .map(({ openhousekey, date, guests }) => (
          <details key={openhousekey}>
            <summary>
              {weekdayText(date)}: {guests.length} coming
            </summary>
            <ul>
              {guests.map(({ name: guest, email }) => (
                <li key={email} dir="auto">
                  {guest} · <a href={`mailto:${email}`}>{email}</a>
                </li>
              ))}
            </ul>
          </details>
        ))}
    </li>
  );
}

const empty = { date: '', start: '', end: '', until: '' };
type Typed = typeof empty;
type FieldOfPlan = keyof Typed;

const planOf = ({ until, ...times }: Typed): Omit<OpenHousePlan, 'id'> => ({
  ...times,
  until: until === '' ? null : until,
});

/** Problems of the typed values, by field. */
const problemsOf = (typed: Typed, today: string): readonly FieldProblem[] => {
  const missing = (['date', 'start', 'end'] as const).filter((name) => typed[name] === '');
  if (missing.length > 0) return missing.map((name) => ({ name, message: 'Field is required' }));
  return planProblems(planOf(typed), today);
};

const fields: readonly { readonly name: FieldOfPlan; readonly label: string; readonly type: string }[] = [
  { name: 'date', label: 'Day', type: 'date' },
  { name: 'start', label: 'From', type: 'time' },
  { name: 'end', label: 'To', type: 'time' },
  { name: 'until', label: 'Every week until (optional)', type: 'date' },
];

/** Plans a new open house. It is no form, since it stands in the form of the listing. */
function NewOpenHouse({ listingId }: ListingOpenHousesProps): ReactNode {
  const session = useSession();
  const { moment } = useApp();
  const [typed, type] = useState(empty);
  const [problems, show] = useState<readonly FieldProblem[]>([]);
  const { change: plan, isPending } = useChange(() =>
    planning(session, listingId, planOf(typed), () => type(empty)),
  );
  const add = () => {
    const found = problemsOf(typed, moment().today);
    show(found);
    if (found.length === 0 && !isPending) plan();
  };
  return (
    <fieldset className="planned-open-houses__new">
      <legend>Plan an open house</legend>
      {fields.map(({ name, label, type: kind }) => (
        <div key={name}>
          <TextField
            label={label}
            type={kind}
            value={typed[name]}
            aria-invalid={problems.some((problem) => problem.name === name)}
            aria-describedby={`open-house-${name}-problem`}
            onChange={({ currentTarget: { value } }) => type((before) => ({ ...before, [name]: value }))}
          />
          <p id={`open-house-${name}-problem`} role="alert" className="form-end__notice">
            {problems.find((problem) => problem.name === name)?.message}
          </p>
        </div>
      ))}
      <Button onClick={add} aria-disabled={isPending}>
        Add open house
      </Button>
    </fieldset>
  );
}
