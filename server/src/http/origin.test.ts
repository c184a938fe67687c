import { describe, expect, it } from 'vitest';
import { isLoopback, isOwnOrigin, matchesOrigin, originPattern, wwwTwin } from './origin.ts';

describe('the origins of a key as people write them', () => {
  it.each([
    ['https://a.test', 'https://a.test'],
    ['https://A.test/', 'https://a.test'],
    [' https://a.test:443 ', 'https://a.test'],
    ['http://a.test:8080', 'http://a.test:8080'],
    ['https://*.a.test', 'https://*.a.test'],
    ['https://*.a.test:8443', 'https://*.a.test:8443'],
    ['https://*.a.co.uk', 'https://*.a.co.uk'],
    ['https://*.a.github.io', 'https://*.a.github.io'],
    ['https://bücher.test', 'https://xn--bcher-kva.test'],
  ])('%s is %s', (text, pattern) => {
    expect(originPattern(text)).toBe(pattern);
  });

  it.each([
    '',
    '*',
    'a.test',
    'https://',
    'https://*',
    'https://*.com',
    'https://*.co.uk',
    'https://*.co.uk:8443',
    'https://*.github.io',
    'https://*.vercel.app',
    'https://*.s3.amazonaws.com',
    'https://*a.test',
    'https://a.*.test',
    'https://*.*.a.test',
    'https://a.test/page',
    'https://a.test?x=1',
    'https://me@a.test',
    'https://a.test;sandbox',
    'https://a.test,b.test',
    "https://'self'",
    'https://a"b.test',
    'ftp://a.test',
    'null',
    'file:///',
    'javascript:alert(1)',
  ])('%j is none', (text) => {
    expect(originPattern(text)).toBeUndefined();
  });
});

it.each([
  ['https://a.test', 'https://www.a.test'],
  ['http://www.a.test:8080', 'http://a.test:8080'],
  ['https://a.co.uk', 'https://www.a.co.uk'],
  ['https://a.github.io', 'https://www.a.github.io'],
  ['https://blog.a.test', undefined],
  ['https://www.blog.a.test', undefined],
  ['https://github.io', undefined],
  ['https://127.0.0.1', undefined],
])('the site %s is also opened as %s', (origin, twin) => {
  expect(wwwTwin(origin)).toBe(twin);
});

describe('an exact origin', () => {
  it('covers itself', () => {
    expect(matchesOrigin('https://a.test', 'https://a.test')).toBe(true);
  });

  it.each([
    'http://a.test',
    'https://a.test:8443',
    'https://www.a.test',
    'https://evila.test',
    'https://a.test.evil.test',
    'https://a.test@evil.test',
    'https://a.testing',
    'https://A.test',
    'https://a.test/',
    'https://a.test.',
    'null',
    '',
  ])('does not cover %j', (origin) => {
    expect(matchesOrigin('https://a.test', origin)).toBe(false);
  });
});

describe('a wildcard', () => {
  it.each(['https://www.a.test', 'https://x.y.a.test'])('covers %s', (origin) => {
    expect(matchesOrigin('https://*.a.test', origin)).toBe(true);
  });

  it.each([
    'https://a.test',
    'https://.a.test',
    'https://evila.test',
    'https://a.test.evil.test',
    'https://www.a.test.evil.test',
    'http://www.a.test',
    'https://www.a.test:8443',
    'https://evil.test/.a.test',
    'https://evil.test?.a.test',
    'https://evil.test#.a.test',
    'https://evil.test\\.a.test',
    'https://www.a.test\n',
    'null',
  ])('does not cover %j', (origin) => {
    expect(matchesOrigin('https://*.a.test', origin)).toBe(false);
  });

  it('matches its port only', () => {
    expect(matchesOrigin('https://*.a.test:8443', 'https://www.a.test:8443')).toBe(true);
    expect(matchesOrigin('https://*.a.test:8443', 'https://www.a.test')).toBe(false);
  });
});

it.each([
  ['http://localhost', true],
  ['http://localhost:5173', true],
  ['https://shop.localhost', true],
  ['http://127.0.0.1:8000', true],
  ['http://127.8.8.8', true],
  ['http://[::1]:3000', true],
  ['http://localhost.evil.test', false],
  ['http://127.0.0.1.evil.test', false],
  ['http://evillocalhost', false],
  ['http://192.168.0.1', false],
  ['null', false],
])('%s is a page of this machine: %s', (origin, answer) => {
  expect(isLoopback(origin)).toBe(answer);
});

describe('the server’s own origin', () => {
  const isOwn = (origin: string, requested: string, publicUrl = 'https://public.test'): boolean => {
    const [protocol = '', host = ''] = requested.split('://');
    return isOwnOrigin(origin, { protocol, host }, publicUrl);
  };

  it.each([
    ['https://homes.test', 'https://homes.test'],
    ['https://homes.test', 'https://HOMES.test:443'],
    ['http://homes.test:3000', 'http://homes.test:3000'],
    ['https://public.test', 'http://10.0.0.7:3000'],
  ])('is %s of a request to %s', (origin, requested) => expect(isOwn(origin, requested)).toBe(true));

  it.each([
    ['http://homes.test', 'https://homes.test'],
    ['https://homes.test', 'http://homes.test'],
    ['http://public.test', 'https://public.test'],
    ['https://homes.test:3000', 'https://homes.test'],
    ['https://evil.test', 'https://homes.test'],
    ['https://HOMES.test', 'https://homes.test'],
    ['null', 'https://null'],
    ['null', 'https://a b'],
  ])('is not %s of a request to %s', (origin, requested) => expect(isOwn(origin, requested)).toBe(false));
});
