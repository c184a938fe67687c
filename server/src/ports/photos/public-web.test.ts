import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '../public-internet.ts';
import { publicWeb } from './public-web.ts';

describe('an address on the public internet', () => {
  it.each(['8.8.8.8', '151.101.1.69', '2606:4700::1111'])('decides for %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...[
      '224.0.0.1',
      '255.255.255.255',
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      '64:ff9b::7f00:1',
    ],
    ...['2002:7f00:1::', '2001:db8::1', 'ff02::1', 'localhost', ''],
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('a picture of the public web', () => {
  it('reads no picture from this machine, by number or by name', async () => {
    let reads = 0;
    const inside = createServer((_, answer) => {
      reads++;
      answer.end('secret');
    });
    await new Promise<void>((listening) => inside.listen(0, '127.0.0.1', listening));
    const { port } = inside.address() as AddressInfo;
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '[::ffff:127.0.0.1]'])
      await expect(publicWeb.fetch(`http://${host}:${port}/a.jpg`)).rejects.toThrow('public internet');
    await expect(publicWeb.fetch('file:///etc/passwd')).rejects.toThrow('no web address');
    inside.close();
    expect(reads).toBe(0);
  });
});
