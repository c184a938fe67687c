/** Reason of a visitor to contact the agent of a home. */
export type ContactKind = 'question' | 'tour';

/** The heading over the form for it. */
export const contactTitle = (kind: ContactKind): string =>
  kind === 'tour' ? 'Schedule a tour' : 'Ask about this home';
