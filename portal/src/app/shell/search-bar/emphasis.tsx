import type { ReactNode } from 'react';

/** The name with the letters marked that begin its words as the words of the text do. */
export function Emphasis({ name, text }: { readonly name: string; readonly text: string }): ReactNode {
  return splitAtWords(name, text).map(({ part, at, isMatch }) =>
    isMatch ? (
      <mark key={at} className="bar-match">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

interface Part {
  readonly part: string;
  readonly at: number;
  readonly isMatch: boolean;
}

/** 'Zilker Park' and 'zil pa' are 'Zil', 'ker ', 'Pa', 'rk', of which the first and the third match. */
export function splitAtWords(name: string, text: string): readonly Part[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  if (words.length === 0) return [{ part: name, at: 0, isMatch: false }];
  // The longest first: otherwise 'a' would match in 'austin'.
  const begun = words.toSorted((a, b) => b.length - a.length).join('|');
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: part, index: at } of name.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(${begun})`, 'giu'))) {
    if (at > end) parts.push({ part: name.slice(end, at), at: end, isMatch: false });
    parts.push({ part, at, isMatch: true });
    end = at + part.length;
  }
  if (end < name.length) parts.push({ part: name.slice(end), at: end, isMatch: false });
  return parts;
}
