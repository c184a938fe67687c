import { describe, expect, it } from 'vitest';
import { networkOf } from '../http/network-of.ts';
import { ana, type Browser, expectError, identityAppOfFile, password } from '../testing/identity-app.ts';

const one = identityAppOfFile();

const email: string = ana.email;
const right = { email, password };
const wrong = { email, password: 'Wrong Porch 7' };

const statuses = async (count: number, browserOf: (guess: number) => Browser) => {
  const all: number[] = [];
  for (let guess = 0; guess < count; guess += 1)
    all.push((await browserOf(guess).post('/api/user/sign-in', wrong)).statusCode);
  return all;
};

const marked = (ip: string, mark = '') => {
  const browser = one.browser(ip);
  browser.cookies.set('hearth-device', mark);
  return browser;
};

describe('guesses of a password', () => {
  it('ends guesses from one place after three, also for the right password', async () => {
    await one.verifiedBrowser();
    expect(await statuses(5, () => one.browser())).toEqual([401, 401, 401, 429, 429]);
    expectError(await one.browser().post('/api/user/sign-in', right), 429, 'too_many_attempts');
    one.later(2);
    expect((await one.browser().post('/api/user/sign-in', right)).statusCode).toBe(200);
  });

  it('ends guesses from many places after nine, and lets the owner in by mail', async () => {
    await one.verifiedBrowser();
    expect(await statuses(11, (guess) => one.browser(`198.51.100.${guess}`))).toEqual([
      ...Array(9).fill(401),
      429,
      429,
    ]);
    await one.browser().post('/api/user/forgot-password', { email });
    const code = await one.code('account-reset');
    const reset = await one
      .browser()
      .post('/api/user/reset-password', { email, code, password: 'Quiet River 9' });
    expect(reset.statusCode).toBe(200);
    const after = await one
      .browser('192.0.2.1')
      .post('/api/user/sign-in', { email, password: 'Quiet River 9' });
    expect(after.statusCode).toBe(200);
  });

  it('end alike for an address without an account', async () => {
    expect(await statuses(5, () => one.browser())).toEqual([401, 401, 401, 429, 429]);
  });

  it('counts guesses from one IPv6 network together', async () => {
    expect(await statuses(5, (guess) => one.browser(`2001:db8:1:2::${guess + 1}`))).toEqual([
      401, 401, 401, 429, 429,
    ]);
  });

  it('side by side do not pass the limit', async () => {
    await one.verifiedBrowser();
    const all = await Promise.all(
      Array.from({ length: 12 }, () => one.browser().post('/api/user/sign-in', wrong)),
    );
    expect(all.filter(({ statusCode }) => statusCode === 401)).toHaveLength(3);
  });
});

describe('guesses in browsers that have signed in', () => {
  it('locks out no browser where the owner has signed in for guesses of strangers', async () => {
    const owner = await one.verifiedBrowser();
    await owner.post('/api/user/sign-out');
    await statuses(11, (guess) => one.browser(`198.51.100.${guess}`));
    expectError(await one.browser('192.0.2.9').post('/api/user/sign-in', right), 429, 'too_many_attempts');
    expect((await owner.post('/api/user/sign-in', right)).statusCode).toBe(200);
  });

  it('stops guesses of the owner after nine in all browsers, and counts none for other addresses', async () => {
    const owner = await one.verifiedBrowser();
    const marks = [owner.cookies.get('hearth-device') as string];
    for (let each = 0; each < 3; each += 1) {
      const browser = one.browser(`192.0.2.${20 + each}`);
      expect((await browser.post('/api/user/sign-in', right)).statusCode).toBe(200);
      marks.push(browser.cookies.get('hearth-device') as string);
    }
    expect(new Set(marks).size).toBe(4);
    expect(await statuses(10, (guess) => marked(`198.51.100.${guess}`, marks[guess % 4]))).toEqual([
      ...Array(9).fill(401),
      429,
    ]);
    expect((await one.browser('192.0.2.9').post('/api/user/sign-in', right)).statusCode).toBe(200);
    await one.verifiedBrowser({ email: 'ben@visitor.example' });
    const [mark = ''] = marks;
    const forged = [mark, `${'A'.repeat(22)}.${mark.slice(23)}`, 'x', `${'A'.repeat(22)}.${'A'.repeat(43)}`];
    const ben = { ...wrong, email: 'ben@visitor.example' };
    for (let guess = 0; guess < 9; guess += 1)
      await marked(`203.0.113.${100 + guess}`, forged[guess % 4]).post('/api/user/sign-in', ben);
    expectError(await one.browser('192.0.2.9').post('/api/user/sign-in', ben), 429, 'too_many_attempts');
  });

  it("count as a stranger's after the password changed, except in the browser of the change", async () => {
    const former = await one.verifiedBrowser();
    const owner = one.browser('192.0.2.9');
    await owner.post('/api/user/sign-in', right);
    const next = 'Quiet River 9';
    const changed = await owner.post('/api/user/change-password', {
      currentPassword: password,
      password: next,
    });
    expect(changed.statusCode).toBe(200);
    const mark = former.cookies.get('hearth-device');
    await statuses(9, (guess) => marked(`198.51.100.${guess}`, mark));
    const signIn = { email, password: next };
    expectError(await one.browser('192.0.2.8').post('/api/user/sign-in', signIn), 429, 'too_many_attempts');
    expect((await owner.post('/api/user/sign-in', signIn)).statusCode).toBe(200);
  });

  it('allows as many guesses to a browser that signed in before the address was confirmed', async () => {
    const stranger = one.browser();
    await stranger.post('/api/user/sign-up', ana);
    expect((await stranger.post('/api/user/sign-in', right)).statusCode).toBe(200);
    expect(stranger.cookies.get('hearth-device')).toBeUndefined();
  });
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the network of %s is %s', (ip, network) => expect(networkOf(ip)).toBe(network));
