import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { timeZones } from '@hearth/domain/edition/time-zones.ts';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useSheets } from '../ui/use-sheets.ts';
import { ChoiceGroup, type GroupChoice } from './choice-group.tsx';
import sheet from './tour-picker.css';
import { allTimes, tourDays } from './tour-times.ts';
import { wallClock } from './wall-clock.ts';

export interface TourPickerProps {
  /** Its wall clock is the one that times are read on. */
  readonly edition: EditionId;
  readonly firstDate: string | undefined;
  readonly day: string | undefined;
  readonly time: string | undefined;
  readonly problem: string | undefined;
  readonly onDay: (day: string) => void;
  readonly onTime: (time: string) => void;
}

/** Day of a tour, then its time; what has passed is not offered. */
export function TourPicker(props: TourPickerProps): ReactNode {
  const { edition, firstDate, day, time, problem, onDay, onTime } = props;
  const timeZone = timeZones[edition];
  const root = useRef<HTMLDivElement>(null);
  useSheets(root, sheet);
  const days = tourDays(wallClock(timeZone), firstDate);
  const times = days.find((offered) => offered.day === day)?.times ?? allTimes;
  const choose = (next: string) => {
    onDay(next);
    if (time && !days.find((offered) => offered.day === next)?.times.includes(time)) onTime('');
  };
  const isDayMissing = !day;
  return (
    <div ref={root}>
      <ChoiceGroup
        name="day"
        legend="Day"
        choices={days.map((offered) => dayChoice(offered.day))}
        value={day}
        problem={isDayMissing ? problem : undefined}
        onChoose={choose}
      />
      {isDayMissing ? (
        <p className="hearth-inquiry__hint">Choose a day to see its times.</p>
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

/** Days have no time zone of their own once they are named. */
const format = (options: Intl.DateTimeFormatOptions): ((moment: number) => string) => {
  const made = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (moment) => made.format(moment);
};
const weekday = format({ weekday: 'short' });
const month = format({ month: 'short' });
const wholeDay = format({ weekday: 'long', month: 'long', day: 'numeric' });
const clock = format({ hour: 'numeric', minute: '2-digit' });

/** 'Central Time' */
const zoneName = (timeZone: string): string => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
};

function dayChoice(day: string): GroupChoice {
  const moment = Date.parse(`${day}T00:00:00Z`);
  const face = (
    <>
      <span>{weekday(moment)}</span>
      <b>{Number(day.slice(8))}</b>
      <span>{month(moment)}</span>
    </>
  );
  return { value: day, face, label: wholeDay(moment) };
}

function timeChoice(time: string): GroupChoice {
  const words = clock(Date.parse(`1970-01-01T${time}:00Z`));
  return { value: time, face: words, label: words };
}
