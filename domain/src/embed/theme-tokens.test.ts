import { describe, expect, it } from 'vitest';
import { AA_TEXT, contrastRatio } from './contrast.ts';
import { noTheme } from './embed-setup.ts';
import { checkAccent, themeTokens } from './theme-tokens.ts';

const tokens = (changes: Partial<typeof noTheme>) =>
  Object.fromEntries(themeTokens({ ...noTheme, ...changes }));
const halves = (value = '') => /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value)?.slice(1) ?? [value, value];

describe('the tokens of a theme', () => {
  it('returns no tokens for the widgets’ own looks', () => expect(themeTokens(noTheme)).toEqual([]));

  it('returns the chosen tokens', () => {
    expect(tokens({ font: 'Georgia, serif', radius: 0, scheme: 'auto' })).toEqual({
      font: 'Georgia, serif',
      radius: '0px',
      'color-scheme': 'light dark',
    });
  });

  it.each(['#8b3d1f', '#ff9900', '#ffff00', '#000000', '#ffffff', '#808080', '#1d4ed8'])(
    'of the accent %s are legible wherever they were not chosen by hand',
    (accent) => {
      const found = tokens({ accent });
      const [light, dark] = halves(found['color-accent']);
      expect(light).toBe(accent);
      expect(contrastRatio(dark!, '#1f2226')).toBeGreaterThanOrEqual(AA_TEXT);
      for (const at of [0, 1]) {
        const pick = (name: string) => halves(found[name])[at] ?? '';
        const pairs = [
          [pick('color-on-accent'), pick('color-accent')],
          [pick('color-accent-strong'), pick('color-accent-soft')],
          [pick('color-accent-strong'), at === 0 ? '#f5f4f1' : '#1f2226'],
        ];
        for (const [text, ground] of pairs)
          expect(contrastRatio(text!, ground!)).toBeGreaterThanOrEqual(AA_TEXT);
      }
    },
  );

  it('returns the tokens of one scheme where pages have only that', () => {
    expect(tokens({ accent: '#8b3d1f', scheme: 'light' })['color-accent']).toBe('#8b3d1f');
    expect(tokens({ accent: '#ffaa88', scheme: 'dark' })['color-on-accent']).toBe('#000000');
  });
});

describe('the check of an accent', () => {
  it.each([
    ['#17614f', null, true],
    ['#ff9900', null, false],
    ['#ff9900', 'dark', true],
    ['#17614f', 'dark', false],
  ] as const)('of %s on pages that are %s: passes %s', (accent, scheme, passes) => {
    const check = checkAccent(accent, scheme);
    expect(check.accentOnSurface >= AA_TEXT).toBe(passes);
    expect(check.textOnAccent).toBeGreaterThanOrEqual(AA_TEXT);
    expect(check.better === null).toBe(passes);
    if (check.better) expect(checkAccent(check.better, scheme).better).toBeNull();
  });
});
