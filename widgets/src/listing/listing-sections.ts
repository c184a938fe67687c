import { namedSections } from '../ui/named-sections.ts';

/** The sections that a listing may show, in their default order. */
export const listingSections = [
  'gallery',
  'about',
  'facts',
  'history',
  'payment',
  'map',
  'form',
  'legal',
] as const;
export type ListingSection = (typeof listingSections)[number];

/**
 * 'facts, form' as sections in this order, each once; all of them where nothing that is known is named. The notices of the MLS are
 * never left out: they come last where they are not named.
 */
export function readSections(text?: string): readonly ListingSection[] {
  const named = namedSections('hearth-listing', listingSections, text);
  return named.includes('legal') ? named : [...named, 'legal'];
}

/** Those whose code comes together, after the first render. */
export type StorySection = Extract<ListingSection, 'facts' | 'history' | 'map' | 'legal'>;
