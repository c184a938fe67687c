import type { Language } from '@hearth/domain/embed/language.ts';

/** Of Texas. */
const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/**
 * A moment as people read it, with its time zone: 'Sunday, November 22, 2026 at 10:00 AM Central Time'.
 *
 * @param wallTime 'YYYY-MM-DD HH:MM' or 'YYYY-MM-DDTHH:MM' on the wall of the time zone; seconds are left out
 */
export function momentText(wallTime: string, timeZone: string, language: Language = 'en'): string {
  const date = new Date(`${wallTime.slice(0, 10)}T${wallTime.slice(11, 16)}:00Z`);
  const words = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const zone = new Intl.DateTimeFormat(locales[language], { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName');
  // Between the clock and AM stands a narrow space, which some mail programs show as a box.
  return `${words.format(date)} ${zone?.value ?? timeZone}`.replaceAll(/[\u00a0\u202f]/g, ' ');
}
