import { markup, type TextToken } from './text-tokens.ts';

/** A part of a text, end exclusive. */
export type Span = readonly [start: number, end: number];

/** A text with its words. */
export interface ReadText {
  readonly text: string;
  readonly tokens: readonly TextToken[];
  /** Written in capitals throughout, so that they say nothing. */
  readonly isShouted: boolean;
}

/** Tokens of a mention, end exclusive. */
export interface Mention {
  readonly from: number;
  readonly to: number;
}

/** Spaces, commas, hyphens and the like between two words of one name. */
export const isNear = ({ text, tokens }: ReadText, left: number, right: number): boolean => {
  const [a, b] = [tokens[left], tokens[right]];
  return a !== undefined && b !== undefined && between.test(text.slice(a.end, b.start));
};

const between = new RegExp(`^(?:${markup}|[\\s.,'’"“”()/&_#–—\\u00ad\\u200b-\\u200d-]){0,8}$`, 'iu');

/** Written as a name. */
export const isCapital = (raw: string): boolean => /^\p{Lu}/u.test(raw);

/** 'on Barton Hills': a home lies on a street and in an area. */
export const isPlaced = (read: ReadText, at: number): boolean =>
  isNear(read, at - 1, at) && /^(on|off|along|at|onto)$/.test(read.tokens[at - 1]!.plain);
