import { describe, expect, it } from 'vitest';
import { noTheme } from './embed-setup.ts';
import { embedWidgets } from './embed-widgets.ts';
import { plainLinks } from './plain-links.ts';
import { type ReservedFor, reservedRules } from './reserved-height.ts';

const rules = (
  widget: string,
  attributes: Readonly<Record<string, string>> = {},
  form: ReservedFor = 'tag',
) => reservedRules({ widget, attributes, key: null, theme: noTheme }, form, 'https://homes.test').join('\n');

describe('the rules that keep the room of a widget free', () => {
  it.each(Object.keys(embedWidgets))('say heights of %s in pixels and hundredths of its width', (widget) => {
    for (const limit of ['4', 'many', '-1', '1e9']) {
      const heights = rules(widget, { limit }).match(/(?<= height: )[^;]+/g) ?? [];
      expect(heights.length).toBeGreaterThan(0);
      for (const height of heights) expect(height).toMatch(/^(\d+px|calc\(\d+px \+ \d+\.\dcqi\))$/);
    }
  });

  it('take names that every object inherits for unknown ones', () => {
    expect(rules('legal', { sections: 'constructor' })).toContain('height: 0px');
    expect(rules('constructor', { heading: 'Homes' })).toContain('height: 800px');
  });

  it('hold for widgets of the same layout only, until they are defined', () => {
    expect(rules('search', { shape: 'bar' })).toContain('hearth-search[shape="bar"]:not(:defined)::before');
    expect(rules('search', { shape: 'bar"] * {' })).toContain('hearth-search:not(:defined)::before');
  });

  it('leave out menus, comments, other widgets and links that the page marks', () => {
    const [, rule = ''] = rules('listing', {}, 'link').match(/\n(.*)::before/) ?? [];
    expect(rule).toContain('[href="https://homes.test/w/listing"]');
    expect(rule).toContain('[href^="https://homes.test/w/listing?"]');
    expect(rule).toContain(plainLinks);
  });

  it('close the room after eight seconds, since a blocked script never comes', () => {
    expect(rules('search')).toContain('animation: hearth-room 0s 8s forwards');
  });

  it('reserves room for the notices of the commission below homes and at the end of frames', () => {
    const first = (...given: Parameters<typeof rules>) =>
      /float: left; height: (\d+)/.exec(rules(...given))?.[1];
    const card = { photos: 'none' };
    expect(first('listing-card', card)).toBe('381');
    expect(first('listing-card', card, 'frame')).toBe('505');
    expect(first('search', { shape: 'bar' })).toBe('121');
  });

  it('writes fewer rules for a widget of one height', () => {
    expect(rules('legal', { sections: 'policies' }).split('\n')).toHaveLength(3);
  });
});
