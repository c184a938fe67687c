import { expect, it } from 'vitest';
import { siteOrigin } from './site-address.ts';

it.each([
  ['Blog.example', 'https://blog.example'],
  [' http://www.blog.example:8080/homes?a=1#b ', 'http://www.blog.example:8080'],
  ['localhost', undefined],
  ['https://ana@blog.example', undefined],
  ['my site', undefined],
  ['ftp://blog.example', undefined],
])('reads the origin of %j', (text, origin) => {
  expect(siteOrigin(text)).toBe(origin);
});
