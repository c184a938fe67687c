/** What `<hearth-legal>` can show, in its usual order. */
export const legalSections = ['brokerage', 'documents', 'disclaimers', 'equal-housing', 'policies'] as const;
export type LegalSection = (typeof legalSections)[number];

/** The sections that a text names, in its order; all of them where it names none. Unknown words are passed over. */
export function sectionsOf(text = ''): readonly LegalSection[] {
  const words = text.toLowerCase().split(/[\s,]+/);
  const named = words.flatMap((word) => legalSections.filter((section) => section === word));
  return named.length > 0 ? [...new Set(named)] : legalSections;
}
