import { namedSections } from '../ui/named-sections.ts';

/** Sections of `<hearth-legal>`, in their usual order. */
export const legalSections = ['brokerage', 'documents', 'disclaimers', 'equal-housing', 'policies'] as const;
export type LegalSection = (typeof legalSections)[number];

/** The sections that a text names, in its order; all of them where it names none. */
export const sectionsOf = (text?: string): readonly LegalSection[] =>
  namedSections('hearth-legal', legalSections, text);
