import type { FieldProblem } from '../inquiry/person-rules.ts';
import { addDays } from '../listing/days.ts';
import type { IsoDate, OpenHouse } from '../listing/listing.ts';

/** Most open houses that an agent plans for a listing. */
export const mostPlans = 20;
/** Most dates of one that repeats: half a year of weeks. */
export const mostDates = 26;

const WEEK = 7;
/** Days ahead that an open house may be planned. */
const mostDaysAhead = 366;

/** An open house of an exclusive listing, once or every week. Times are local to the edition, 'HH:MM'. */
export interface OpenHousePlan {
  /** UUID that the client makes, so that a retry is the same open house. */
  readonly id: string;
  readonly date: IsoDate;
  readonly start: string;
  /** After the start, on the same day. */
  readonly end: string;
  /** Last day of one that repeats every week; null for one that does not. */
  readonly until: IsoDate | null;
}

/** Its dates, the first first. */
export function datesOf({ date, until }: Pick<OpenHousePlan, 'date' | 'until'>): readonly IsoDate[] {
  const dates = [date];
  for (let next = addDays(date, WEEK); until !== null && next <= until; next = addDays(next, WEEK)) {
    if (dates.length === mostDates) break;
    dates.push(next);
  }
  return dates;
}

/** The open houses of plans from a day on, as a listing that is published has them. */
export const openHousesOf = (plans: readonly OpenHousePlan[], today: IsoDate): OpenHouse[] =>
  plans
    .flatMap((plan) =>
      datesOf(plan)
        .filter((date) => date >= today)
        .map((date) => ({
          openhousekey: `${plan.id}-${date}`,
          openhousedate: date,
          openhousestarttime: plan.start,
          openhouseendtime: plan.end,
        })),
    )
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

const keyOf = ({ openhousedate, openhousestarttime }: OpenHouse): string =>
  `${openhousedate} ${openhousestarttime}`;

/** Why an open house cannot be planned, by the name of the value. */
export function planProblems(
  { date, start, end, until }: Omit<OpenHousePlan, 'id'>,
  today: IsoDate,
): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  const refuse = (name: string, message: string) => problems.push({ name, message });
  if (date < today) refuse('date', 'Choose today or a later day');
  if (date > addDays(today, mostDaysAhead)) refuse('date', 'Choose a day within the next year');
  if (end <= start) refuse('end', 'Choose an end after the start');
  if (until !== null && until < addDays(date, WEEK))
    refuse('until', 'Choose a last day at least a week after the first');
  if (until !== null && until >= addDays(date, WEEK * mostDates))
    refuse('until', `Choose a last day within ${mostDates} weeks`);
  return problems;
}
