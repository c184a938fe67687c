/** A moment as mails state it, e.g. 'Nov 21, 2026, 12:00:00 PM CST'. */
export const timeText = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'long', timeZone }).format(moment);
