/** 'YYYY-MM-DDTHH:MM' on the wall clock of a time zone, as far as the visitor's own clock is right. Swedish is ISO 8601. */
export const wallClock = (timeZone: string): string =>
  new Date().toLocaleString('sv-SE', { timeZone }).slice(0, 16).replace(' ', 'T');
