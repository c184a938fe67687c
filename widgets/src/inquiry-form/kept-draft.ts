import type { DraftName, DraftValues, InquirySubject } from './inquiry-draft.ts';

/** Text of the inquiry. The sender is not kept: pages and their programs can read what a tab stores. */
const kept = ['message', 'tourDay', 'tourTime', 'rating'] as const satisfies readonly DraftName[];

/** Equal for forms about the same; a tour by video is the tour in person, so its time stays when a visitor changes the one for the other. */
export const subjectKey = ({ type, listingId = '', agent = '' }: InquirySubject): string =>
  ['hearth-inquiry', type.replace('video-', ''), listingId, agent].join(':');

/** The words of a form in this tab before the page was reloaded. */
export function keptDraft(subject: InquirySubject): DraftValues {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(subjectKey(subject)) ?? '{}');
    const known = Object.entries(stored as object).filter(
      ([name, text]) => (kept as readonly string[]).includes(name) && typeof text === 'string',
    );
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}

/** Keeps the words for the next load of the page in this tab; the page's own message needs no keeping. */
export function keepDraft(subject: InquirySubject, values: Readonly<DraftValues>): void {
  const written = kept.filter((name) => values[name] && values[name] !== subject[name as 'message']);
  const words = Object.fromEntries(written.map((name) => [name, values[name]]));
  try {
    if (written.length === 0) sessionStorage.removeItem(subjectKey(subject));
    else sessionStorage.setItem(subjectKey(subject), JSON.stringify(words));
  } catch {
    // Storage is forbidden or full: the words last as long as the page.
  }
}
