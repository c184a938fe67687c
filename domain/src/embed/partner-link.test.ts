import { describe, expect, it } from 'vitest';
import { isHostShaped, partnerHost, partnerLinkOf, partnerQuery } from './partner-link.ts';

const key = 'hk_0123456789abcdefGHIJ';
const read = (query: string) => {
  const pairs = new Map(
    query
      .replace('?', '')
      .split('&')
      .map((pair) => pair.split('=') as [string, string]),
  );
  return partnerLinkOf((name) => decodeURIComponent(pairs.get(name) ?? ''));
};

describe('the query of a partner link', () => {
  it('names the key and the host where they are known', () => {
    expect(partnerQuery(key, 'partner.example:8080')).toBe(
      `?embedKey=${key}&embedHost=partner.example%3A8080`,
    );
    expect(partnerQuery(key)).toBe(`?embedKey=${key}`);
    for (const none of [undefined, null, '']) expect(partnerQuery(none, 'partner.example')).toBe('');
  });

  it('drops the signature of a frame', () => {
    expect(partnerQuery(`${key}.20779.${'s'.repeat(43)}`)).toBe(`?embedKey=${key}`);
  });

  it('writes its own parameters alone for any key and host', () => {
    expect(partnerQuery('a&force=true#x', 'b&login=true')).toBe(
      '?embedKey=a%26force%3Dtrue%23x&embedHost=b%26login%3Dtrue',
    );
  });

  it('reads the query that it wrote', () => {
    for (const host of ['partner.example', 'a_b.partner.example:81', '[::1]:3000', 'xn--bcher-kva.example'])
      expect(read(partnerQuery(key, host))).toEqual({ embedKey: key, host });
    expect(read(partnerQuery(key))).toEqual({ embedKey: key });
  });

  it.each(['', 'embedHost=partner.example', 'embedKey=hk_short', `embedKey=${key}0`, `embedKey=%00${key}`])(
    'is none without a well-formed key: %j',
    (query) => expect(read(query)).toBeUndefined(),
  );

  it.each(['Partner.example', 'a/b', '<b>', 'a b', 'a@b', 'a:b', 'a.example\n', 'a'.repeat(261)])(
    'leaves out %j, which is no host',
    (host) => {
      expect(isHostShaped(host)).toBe(false);
      expect(read(`embedKey=${key}&embedHost=${encodeURIComponent(host)}`)).toEqual({ embedKey: key });
    },
  );
});

it.each([
  ['the page', ['https://partner.example', null, 'https://search.example/?q=1'], 'partner.example'],
  [
    'the page around a frame of the server',
    ['https://homes.example', 'https://p.example:81', ''],
    'p.example:81',
  ],
  [
    'the page before',
    ['https://homes.example', undefined, 'https://partner.example/a?b#c'],
    'partner.example',
  ],
  ['the page around a page without an address', ['null', undefined, 'http://a.example/'], 'a.example'],
  ['no page', ['https://homes.example', 'null', ''], undefined],
  ['no file', ['file://', undefined, 'about:srcdoc'], undefined],
])('the host of a link is that of %s', (_what, addresses, host) => {
  expect(partnerHost('https://homes.example/', addresses)).toBe(host);
});
