import { describe, expect, it } from 'vitest';
import { aMailFrame } from '../../../testing/a-mail-frame.ts';
import { renderMail } from '../../render-mail.ts';
import type { MailParameters } from '../mail-templates.ts';
import { durationText } from './duration-text.ts';

const frame = aMailFrame({ brokerage: { ...aMailFrame().brokerage, name: 'Hearth San Antonio' } });
const link = 'https://homes.example/set-password?email=ana%40visitor.example&code=abc';

const render = <Name extends keyof MailParameters>(template: Name, parameters: MailParameters[Name]) =>
  renderMail({ template, parameters }, frame);

describe('a mail with a link', () => {
  it('asks for one press, and says how long the link works', async () => {
    const { subject, text } = await render('account-reset', { name: 'Ana', link, minutes: 15 });
    expect(subject).toBe('Reset your password');
    expect(text).toContain('Hello Ana,\n\nChoose a new password for your account.');
    expect(text).toContain(
      `Choose a new password ${link}\n\nThis link expires in 15 minutes and can be used once.`,
    );
  });

  it.each([
    'account-verify',
    'account-change-email',
    'account-reset',
    'account-set-password',
    'account-invite',
  ] as const)('%s has its link once in each part, and no other secret', async (template) => {
    const { subject, text, html } = await render(template, { name: '', link, minutes: 60 });
    expect(subject).not.toContain('undefined');
    expect(text.split(link)).toHaveLength(2);
    expect(html.split(link.replaceAll('&', '&amp;'))).toHaveLength(2);
    expect(text).toContain('Hello,\n');
  });

  it('carries no markup of a name', async () => {
    const { html } = await render('account-verify', { name: '<b>Ana</b>', link, minutes: 60 });
    expect(html).toContain('Hello &lt;b&gt;Ana&lt;/\u2060b&gt;,');
  });

  it.each([
    'account-verify',
    'account-change-email',
    'account-reset',
    'account-set-password',
    'account-invite',
  ] as const)('%s makes no link of a name with periods', async (template) => {
    const { text, html } = await render(template, { name: 'Visit.evil.example', link, minutes: 60 });
    for (const part of [text, html]) expect(part).toContain('Hello Visit.\u2060evil.\u2060example,');
  });

  it('greets a name with initials as it is written', async () => {
    const { text } = await render('account-verify', { name: 'J. R.', link, minutes: 60 });
    expect(text).toContain('Hello J. R.,');
  });

  it('writes a mail with a link for the edition, with a dark scheme', async () => {
    const { html } = await render('account-welcome', { name: 'Ana', link: 'https://homes.example' });
    expect(html).toMatch(/class="brand"[^>]*><a [^>]*><img [^>]*> Hearth San Antonio</);
    expect(html).toContain('@media (prefers-color-scheme: dark)');
  });
});

describe('a mail about a changed address', () => {
  const changed = (isFormer: boolean) =>
    render('account-email-changed', { name: 'Ana', email: 'ana.new@visitor.example', isFormer, link });

  it('names the new address to its owner alone', async () => {
    expect((await changed(false)).text).toContain('is ana.new@visitor.example from now on');
    const { text } = await changed(true);
    expect(text).toContain('is a…@visitor.example from now on');
    expect(text).not.toContain('ana.new@');
  });

  it('names our contact to the former owner, and links no page that only the new one can open', async () => {
    const contact = { phone: '+15125550100', email: 'homes@brokerage.example' };
    const { text } = await render('account-email-changed', {
      ...{ name: 'Ana', email: 'ana.new@visitor.example', isFormer: true, link, contact },
    });
    expect(text).toContain('Phone: +1 (512) 555-0100\nEmail: homes@brokerage.example');
    expect(text).not.toContain(link);
  });
});

it('a mail about a new device omits unknown facts', async () => {
  const { text } = await render('account-new-sign-in', {
    ...{ name: 'Ana', device: 'Chrome on Windows', address: null, link },
    time: 'Saturday, November 21, 2026 at 12:00 PM Central Time',
  });
  expect(text).toContain('Device: Chrome on Windows\nTime: Saturday');
  expect(text).not.toContain('IP address');
});

it.each([
  ['password', 'Your password was changed.'],
  ['passkey added', 'A passkey was added'],
  ['provider disconnected', 'A way to sign in was disconnected'],
] as const)('a mail about a change says what it was: %s', async (change, words) => {
  const settings = 'https://homes.example/menu/account-settings';
  const { text } = await render('account-changed', {
    name: 'Ana',
    change,
    time: 'Nov 21, 2026',
    link: settings,
  });
  expect(text).toContain(words);
  expect(text).toContain('Time: Nov 21, 2026');
  expect(text).toContain('reset your password right away');
});

it('mails about an existing and a deleted account say what to do', async () => {
  const exists = await render('account-exists', { name: 'Ana', link: 'https://homes.example/?signin=1' });
  expect(exists.text).toContain('Your account has not changed.');
  const deleted = await render('account-deleted', { name: 'Ana' });
  expect([deleted.subject, deleted.text]).toEqual([
    'Your account was deleted',
    expect.stringContaining('We send you no further emails.'),
  ]);
});

it.each([
  [15, '15 minutes'],
  [1, '1 minute'],
  [60, '1 hour'],
  [90, '90 minutes'],
  [10_080, '7 days'],
])('%i minutes read %s', (minutes, text) => expect(durationText(minutes)).toBe(text));
