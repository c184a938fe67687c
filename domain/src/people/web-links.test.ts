import { expect, test } from 'vitest';
import { isSocialAddress, isVideoAddress, withScheme } from './web-links.ts';

test.for([
  ['https://www.instagram.com/dana', true],
  ['https://instagram.com/dana?igsh=1', true],
  ['HTTPS://Instagram.com/dana#top', true],
  ['http://instagram.com/dana', false],
  ['https://instagram.com', false],
  ['https://instagram.com.evil.example/dana', false],
  ['https://notinstagram.com/dana', false],
  ['https://evil.example/instagram.com/x', false],
  ['https://instagram.com@evil.example/dana', false],
  ['https://evil.example@instagram.com/dana', false],
  ['https://instagram.com:8443/dana', false],
  ['https://instagram.com/da na', false],
  ['javascript:alert(1)//instagram.com/x', false],
  ['dana', false],
] as const)('takes %s for a page of Instagram: %s', ([text, isPage]) => {
  expect(isSocialAddress('instagram', text)).toBe(isPage);
});

test.for([
  ['https://youtu.be/abcdefghijk', true],
  ['https://player.vimeo.com/video/1234', true],
  ['https://media.example/tour.mp4', true],
  ['https://media.example/tour', false],
  ['http://youtu.be/abcdefghijk', false],
] as const)('takes %s for a video: %s', ([text, isVideo]) => {
  expect(isVideoAddress(text)).toBe(isVideo);
});

test('adds https to an address without a scheme alone', () => {
  expect([withScheme('x.com/dana'), withScheme('http://x.com/dana'), withScheme('')]).toEqual([
    'https://x.com/dana',
    'http://x.com/dana',
    '',
  ]);
});
