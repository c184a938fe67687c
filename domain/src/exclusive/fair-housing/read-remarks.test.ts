import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { readRemarks } from './read-remarks.ts';
import { homePhrases } from './remark-words.ts';
import { sources, sourcesCheckedOn } from './sources.ts';

const found = (text: string) => readRemarks(text).map(({ phrase, topic }) => `${phrase} (${topic})`);

describe('remarks about people', () => {
  it.each([
    ['Perfect for young families with kids!', ['for young families (family)', 'kids (family)']],
    ['No children, please.', ['No children (family)']],
    ['Great bachelor pad near the lake', ['bachelor pad (sex)']],
    ['Walk to the synagogue', ['Walk to the synagogue (religion)']],
    ['In a Christian neighborhood.', ['Christian neighborhood (religion)']],
    ['A mostly white area', ['mostly white area (origin)']],
    ['Hispanic area', ['Hispanic area (origin)']],
    ['Not suitable for disabled people', ['for disabled people (disability)']],
    ['Active adult living, 55+ community', ['Active adult (age)', '55+ community (age)']],
    ['Quiet, safe street', ['safe (proxy)']],
    ['Up-and-coming part of town', ['Up-and-coming (proxy)']],
    ['ADULTS ONLY', ['ADULTS ONLY (family)']],
    ['👨‍👩‍👧 no\u00a0kids', ['no\u00a0kids (family)']],
  ])('in “%s” are found', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});

describe('remarks about the home', () => {
  it.each([
    'Single-family home with a family room, a mother-in-law suite and a master bedroom on the main level.',
    'Cathedral ceilings, French doors and white oak floors. Wheelchair ramp and step-free entry.',
    'On Church Street, a couple of blocks from the park, in a desirable neighborhood with great schools.',
    'Black appliances, a gun safe and a safe room. Walk-in closets. His and hers sinks.',
    'Near Baptist Medical Center. Country club, golf course, 55 acres. Quiet street.',
    'Fourth-floor walk-up with a great view, jogging trails, walk to the bus stop.',
  ])('“%s” has no finding', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('finds nothing in the usual names of homes alone', () => {
    expect(homePhrases.filter((phrase) => found(phrase).length > 0)).toEqual([]);
  });
});

describe('a finding', () => {
  it('gives a reason, a neutral alternative and a dated source for a finding', () => {
    const [finding] = readRemarks('Close to downtown, ideal for young professionals.');
    expect(finding).toMatchObject({
      ...{ phrase: 'for young professionals', topic: 'family', instead: '“ten minutes to downtown”' },
      source: sources.regulation,
    });
    for (const { dated, url } of Object.values(sources)) {
      expect(dated < sourcesCheckedOn).toBe(true);
      expect(url).toMatch(/^https:/);
    }
  });

  const words = fc.constantFrom(
    'no kids',
    'pool',
    'safe',
    'two',
    '—',
    'near a church',
    '55+',
    'é',
    '🏡',
    '\n',
    'large',
  );
  test.prop([fc.array(words, { maxLength: 400 })])('names words of the text, in their order', (parts) => {
    const text = parts.join(' ');
    const findings = readRemarks(text);
    for (const { start, end, phrase } of findings) expect(text.slice(start, end)).toBe(phrase);
    expect(findings.every(({ start }, at) => at === 0 || start >= findings[at - 1]!.end)).toBe(true);
    expect(findings.length > 0).toBe(parts.some((part) => /kids|safe|church|55/.test(part)));
  });

  test.prop([fc.string({ unit: 'binary', maxLength: 300 })])(
    'is made of any text without an error',
    (text) => {
      expect(readRemarks(text)).toBeInstanceOf(Array);
    },
  );

  it('reads 4,000 letters', () => {
    const text = 'lovely '.repeat(570);
    expect(readRemarks(`${text}no kids`)[0]?.start).toBe(text.length);
  });
});
