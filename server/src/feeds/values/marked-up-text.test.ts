import { expect, it } from 'vitest';
import { markedUpText } from './marked-up-text.ts';

it.each([
  [
    'Charming 3 bed &amp; 2 bath &#8211; the seller&#39;s favorite.<br/>Walk to &quot;Zilker&quot; &nbsp;today.',
    'Charming 3 bed & 2 bath – the seller\'s favorite.\nWalk to "Zilker" today.',
  ],
  ['<p>Charming <b>home</b>.</p><ul><li>New roof</li></ul>', 'Charming home.\n\nNew roof'],
  ['<p class="x">One</p>\r\n\r\n<p>Two</p>', 'One\n\nTwo'],
  ['First line.\rSecond line.\r\rThird line.', 'First line.\nSecond line.\n\nThird line.'],
  ['First line.\u000bSecond line.\u0085Third line.', 'First line.\nSecond line.\nThird line.'],
  [
    'Family \u{1F468}\u200D\u{1F469}\u200D\u{1F467} home',
    'Family \u{1F468}\u200D\u{1F469}\u200D\u{1F467} home',
  ],
  ['Q&amp;amp;A, AT&T, &lt;b&gt;bold&lt;/b&gt;', 'Q&A, AT&T, bold'],
  ['A <2 acre lot & >1 barn, <one mile from town>', 'A <2 acre lot & >1 barn, <one mile from town>'],
  ['O&rsquo;Connor &mdash; caf&eacute;', 'O’Connor — café'],
  ['zero\u200Bwidth \u202Eexe', 'zerowidth exe'],
])('reads %j as %j', (given, read) => {
  expect(markedUpText(given)).toBe(read);
});
