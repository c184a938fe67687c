import { namedSections } from '../ui/named-sections.ts';

/** The parts a bio may show, in their default order. */
export const bioSections = [
  'photo',
  'contact',
  'bio',
  'languages',
  'designations',
  'awards',
  'video',
  'social',
  'listings',
  'reviews',
] as const;
export type BioSection = (typeof bioSections)[number];

/** 'bio, reviews' as parts in this order, each once; all of them where nothing that is known is named. */
export const readSections = (text?: string): readonly BioSection[] =>
  namedSections('hearth-agent-bio', bioSections, text);
