/**
 * Days have no time zone of their own once they are named. Made at the first use: a browser takes tens of milliseconds for the first
 * format of a page, and few forms name days.
 */
const format = (options: Intl.DateTimeFormatOptions): ((moment: number) => string) => {
  let made: Intl.DateTimeFormat | undefined;
  return (moment) => {
    made ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    return made.format(moment);
  };
};
const weekday = format({ weekday: 'short' });
const month = format({ month: 'short' });
const wholeDay = format({ weekday: 'long', month: 'long', day: 'numeric' });
const clock = format({ hour: 'numeric', minute: '2-digit' });
const momentOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** 'Saturday, November 28' of '2026-11-28'. */
export const dayText = (day: string): string => wholeDay(momentOf(day));

/** 'Sat', '28' and 'Nov' of '2026-11-28'. */
export const dayParts = (day: string): readonly [string, string, string] => [
  weekday(momentOf(day)),
  String(Number(day.slice(8))),
  month(momentOf(day)),
];

/** '9:30 AM' of '09:30'. */
export const timeText = (time: string): string => clock(Date.parse(`1970-01-01T${time}:00Z`));
