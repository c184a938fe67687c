import { warnOnce } from '../element/warn.ts';

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
export function readSections(text = ''): readonly BioSection[] {
  const named = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const known = [...new Set(named)].filter(isSection);
  for (const name of named) if (!isSection(name)) warnOnce(`<hearth-agent-bio> has no section "${name}".`);
  return known.length > 0 ? known : bioSections;
}

const isSection = (name: string): name is BioSection => (bioSections as readonly string[]).includes(name);
