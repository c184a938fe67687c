import { describe, expect, it } from 'vitest';
import { noTheme } from './embed-setup.ts';
import { missingAttributes } from './required-attributes.ts';

describe('the required attributes of a widget', () => {
  it.each([
    ['listing', {}, ['listing-id']],
    ['listing-card', {}, ['listing-id']],
    ['listing-card', { 'listing-id': ' ' }, ['listing-id']],
    ['listing-card', { 'listing-id': '12' }, []],
    ['inquiry-form', { type: 'schedule-a-tour' }, ['listing-id']],
    ['inquiry-form', { type: 'bio-inquiry' }, ['agent']],
    ['inquiry-form', { type: 'review-me', agent: 'ada.reyes' }, []],
    ['inquiry-form', { type: 'contact-us' }, []],
    ['inquiry-form', { type: 'toString' }, []],
    ['search', {}, []],
  ])('is, for %s with %j, %j', (widget, attributes, missing) => {
    const setup = { widget, attributes: attributes as Record<string, string>, key: null, theme: noTheme };
    expect(missingAttributes(setup)).toEqual(missing);
  });
});
