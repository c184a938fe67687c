/** Checks that a text is an existing day, 'YYYY-MM-DD'. Date.UTC turns the 31st of a shorter month into a day of the next month. */
export function isCalendarDay(day: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return false;
  const moment = Date.parse(`${day}T00:00:00Z`);
  return moment > 0 && new Date(moment).toISOString().startsWith(day);
}
