import { describe, expect, it } from 'vitest';
import { AA_TEXT, contrastRatio, hexColor, mix, nearestLegible, ratioText, textOn } from './contrast.ts';

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
    ['#17614f', '#ffffff', 7.3],
    ['#123456', '#123456', 1],
  ])('of %s and %s is %d, as WCAG counts', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1);
  });

  it('rounds no contrast up to one that passes', () => {
    expect(ratioText(4.49)).toBe('4.4');
    expect(ratioText(4.5)).toBe('4.5');
    expect(ratioText(21)).toBe('21.0');
  });
});

describe('a colour as people write it', () => {
  it.each([
    ['#8B3D1F', '#8b3d1f'],
    ['8b3d1f', '#8b3d1f'],
    [' #f0a ', '#ff00aa'],
    ['red', null],
    ['#12345', null],
    ['#8b3d1f;}', null],
    ['', null],
  ])('%j is %j', (text, color) => expect(hexColor(text)).toBe(color));
});

describe('the nearest legible colour', () => {
  it.each([
    ['#17614f', ['#ffffff']],
    ['#ff9900', ['#ffffff', '#f5f4f1']],
    ['#ffff00', ['#ffffff']],
    ['#17614f', ['#17191c', '#1f2226']],
    ['#777777', ['#ffffff']],
  ])('of %s passes on %j', (color, grounds) => {
    const found = nearestLegible(color, grounds);
    for (const ground of grounds) expect(contrastRatio(found, ground)).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it('returns the color itself where it is legible', () => {
    expect(nearestLegible('#17614f', ['#ffffff'])).toBe('#17614f');
  });

  it('darkens the color a little on white and lightens it a little on dark surfaces', () => {
    expect(nearestLegible('#777777', ['#ffffff'])).toBe('#767676');
    expect(contrastRatio(nearestLegible('#444444', ['#000000']), '#000000')).toBeLessThan(4.8);
  });

  it('returns the better end where no color is legible on all surfaces', () => {
    expect(nearestLegible('#777777', ['#ffffff', '#000000'], 7)).toMatch(/^#(000000|ffffff)$/);
  });

  it('returns white or black for text, always legible', () => {
    for (let grey = 0; grey <= 255; grey += 1) {
      const ground = mix('#000000', '#ffffff', grey / 255);
      expect(contrastRatio(textOn(ground), ground)).toBeGreaterThanOrEqual(AA_TEXT);
    }
  });
});
