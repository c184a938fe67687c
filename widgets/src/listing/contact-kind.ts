/** What a visitor contacts the agent of a home for. */
export type ContactKind = 'question' | 'tour';

/** The heading over the form for it. */
export const contactTitle = (kind: ContactKind): string =>
  kind === 'tour' ? 'Schedule a tour' : 'Ask about this home';
