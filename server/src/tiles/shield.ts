/** How signs write the roads of Texas that have numbers. */
const NUMBERED: readonly (readonly [RegExp, string])[] = [
  [/^(?:i|ih|interstate)(?: hwy| highway)?[ -]+(\d+)/i, 'I-'],
  [/^us(?: hwy| highway)?[ -]+(\d+)/i, 'US '],
  [/^(?:state hwy|state highway|sh|tx)[ -]+(\d+)/i, 'SH '],
  [/^(?:fm|farm[- ]to[- ]market)(?: rd| road)?[ -]+(\d+)/i, 'FM '],
  [/^(?:rm|rr|ranch[- ]to[- ]market|ranch)(?: rd| road)?[ -]+(\d+)/i, 'RM '],
  [/^(?:state )?(?:loop|lp)[ -]+(\d+)/i, 'Loop '],
];

/** The short form of a numbered road, e.g. 'US 290'; null for a road with a name. */
export function shieldOf(name: string): string | null {
  for (const [pattern, prefix] of NUMBERED) {
    const found = pattern.exec(name);
    if (found) return prefix + found[1];
  }
  return null;
}
