import { fc, test as law } from '@fast-check/vitest';
import { plainText } from '@hearth/domain/inquiry/plain-text.ts';
import { expect, it } from 'vitest';
import { bioOfText, isFormatted, textOfBio } from './bio-text.ts';
import { safeBio } from './safe-bio.ts';

it.each([
  ['I <3 Austin & <b>you</b>', '<p>I &lt;3 Austin &amp; &lt;b&gt;you&lt;/b&gt;</p>'],
  ['One\ntwo\n\n\nthree', '<p>One<br />two</p><p>three</p>'],
  [' \n ', null],
])('shows the typed text %j', (text, html) => {
  expect(safeBio(bioOfText(text))).toBe(html);
});

it('reads the bio of an import as text', () => {
  const bio = `<h2>About</h2> <p>Born in
    Austin.<br>See <a href="https://dana.example/x?a=1&amp;b=2">my site</a></p><ul><li>Lakes</li><li>Hills</li></ul>`;
  expect(textOfBio(bio)).toBe(
    'About\n\nBorn in Austin.\nSee my site (https://dana.example/x?a=1&b=2)\n\n- Lakes\n- Hills',
  );
  expect([isFormatted(bio), isFormatted(bioOfText('One\n\ntwo')), isFormatted(null)]).toEqual([
    true,
    false,
    false,
  ]);
});

law.prop([fc.string({ unit: 'grapheme', maxLength: 200 })])(
  'a typed bio is read as it was typed',
  (typed) => {
    const text = plainText(typed)
      .replaceAll(/[ \t]+/g, ' ')
      .replaceAll(/ ?\n ?/g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n');
    expect(textOfBio(bioOfText(text))).toBe(text);
  },
);
