import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { timeZones } from '@hearth/domain/edition/time-zones.ts';
import { type TourDay, tourHorizonDays } from '@hearth/domain/inquiry/tour-hours.ts';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useSheets } from '../ui/use-sheets.ts';
import { ChoiceGroup, type GroupChoice } from './choice-group.tsx';
import sheet from './tour-picker.css';
import { allTimes, freeTourDays, tourDays } from './tour-times.ts';
import { dayParts, dayText, timeText } from './tour-words.ts';
import { wallClock } from './wall-clock.ts';

export interface TourPickerProps {
  /** Its wall clock is the one that times are read on. */
  readonly edition: EditionId;
  readonly firstDate: string | undefined;
  /** Days with the times at which the agent is free; null where any time may be asked for. */
  readonly free: readonly TourDay[] | null;
  readonly day: string | undefined;
  readonly time: string | undefined;
  readonly problem: string | undefined;
  readonly onDay: (day: string) => void;
  readonly onTime: (time: string) => void;
}

/** Day of a tour, then its time; what has passed is not offered. */
export function TourPicker(props: TourPickerProps): ReactNode {
  const { edition, firstDate, free, day, time, problem, onDay, onTime } = props;
  const timeZone = timeZones[edition];
  const root = useRef<HTMLDivElement>(null);
  useSheets(root, sheet);
  const days = free ? freeTourDays(free, firstDate) : tourDays(wallClock(timeZone), firstDate);
  const times = days.find((offered) => offered.day === day)?.times ?? (free ? [] : allTimes);
  const choose = (next: string) => {
    onDay(next);
    if (time && !days.find((offered) => offered.day === next)?.times.includes(time)) onTime('');
  };
  const isDayMissing = !day || times.length === 0;
  if (days.length === 0)
    return (
      <p ref={root} className="hearth-inquiry__hint" role="status">
        No times are free in the next {tourHorizonDays} days. Call, or send a question instead.
      </p>
    );
  return (
    <div ref={root}>
      <ChoiceGroup
        name="day"
        legend="Day"
        choices={days.map((offered) => dayChoice(offered.day))}
        value={isDayMissing ? undefined : day}
        problem={isDayMissing ? problem : undefined}
        onChoose={choose}
      />
      {isDayMissing ? (
        <p className="hearth-inquiry__hint">Pick a day to see available times.</p>
      ) : (
        <ChoiceGroup
          name="time"
          legend={`Time (${zoneName(timeZone)})`}
          choices={times.map(timeChoice)}
          value={time}
          problem={problem}
          onChoose={onTime}
        />
      )}
    </div>
  );
}

/** 'Central Time' */
const zoneName = (timeZone: string): string => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
};

function dayChoice(day: string): GroupChoice {
  const [weekday, date, month] = dayParts(day);
  const face = (
    <>
      <span>{weekday}</span>
      <b>{date}</b>
      <span>{month}</span>
    </>
  );
  return { value: day, face, label: dayText(day) };
}

const timeChoice = (time: string): GroupChoice => ({
  value: time,
  face: timeText(time),
  label: timeText(time),
});
