import { editions } from '@hearth/domain/edition/editions.ts';
import { consentOf } from '@hearth/domain/inquiry/consent.ts';
import { describe, expect, it } from 'vitest';
import { anInquiry, inquiryDeskOfFile } from '../testing/inquiry-desk.ts';

const desk = inquiryDeskOfFile();
const { send, stored, mails, mailTo } = desk;
const { version: consentVersion, boxes } = consentOf(editions.austin.name);

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const get = (url: string) => desk.server.app.inject(url);
const post = (url: string) => desk.server.app.inject({ method: 'POST', url, headers: form, payload: '' });

/** Path and query of the link in the newest confirmation. */
async function withdrawalLink(address = 'ana@visitor.example'): Promise<string> {
  const { text = '' } = (await mailTo(address)) ?? {};
  return /http:\/\/localhost:3000(\/consent\/withdraw\?\S+)/.exec(text)?.[1] ?? '';
}

/** The addresses whose consent is withdrawn, once for each inquiry. */
const withdrawn = async () =>
  (await stored())
    .filter((inquiry) => (inquiry as { consentWithdrawnAt?: Date | null }).consentWithdrawnAt instanceof Date)
    .map(({ email }) => email)
    .sort();

describe('the consent of an inquiry', () => {
  it('stores consent with page, form release and address, without private parts of the page', async () => {
    await send(
      anInquiry({
        landingPage: 'https://partner.example/homes?sessionid=s3cret&utm_source=mail#token=t',
        widgetVersion: '0.1.0',
      }),
    );
    expect(await stored()).toMatchObject([
      {
        landingPage: 'https://partner.example/homes?utm_source=mail',
        widgetVersion: '0.1.0',
        ipAddress: '127.0.0.1',
        consentBoxes: [
          { id: 'contact', accepted: true },
          { id: 'texts', accepted: false },
        ],
      },
    ]);
    for (const mail of await mails()) expect(mail.text + mail.html).not.toMatch(/s3cret|token=t/);
  });

  it('withdraws consent by the confirmed link of the mail, for all inquiries of the address', async () => {
    await send(anInquiry());
    await send(anInquiry({ email: 'ANA@visitor.example', message: 'And a pool?' }));
    await send(anInquiry({ email: 'bo@visitor.example' }));
    const link = await withdrawalLink();
    const question = await get(link);
    expect(question.statusCode).toBe(200);
    expect(question.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(question.body).toContain('<form method="post"');
    expect(await withdrawn()).toEqual([]);

    const done = await post(link);
    expect([done.statusCode, done.body.includes('Your consent is withdrawn')]).toEqual([200, true]);
    expect(await withdrawn()).toEqual(['ANA@visitor.example', 'ana@visitor.example']);
    const told = (await mails()).filter(({ template }) => template === 'consent-withdrawn');
    expect(told.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['ada@brokerage.example', 'Do not contact: Ana Gómez'],
    ]);
    expect(told[0]?.text).toContain('+1 (512) 555-0100');

    expect((await post(link)).statusCode).toBe(200);
    expect((await mails()).filter(({ template }) => template === 'consent-withdrawn')).toHaveLength(1);
  });

  it('withdraws consent by no other link', async () => {
    await send(anInquiry());
    const link = new URL(await withdrawalLink(), 'http://localhost');
    const [first] = await stored();
    await send(anInquiry({ email: 'bo@visitor.example' }));
    const second = (await stored()).find(({ email }) => email === 'bo@visitor.example');
    expect(link.searchParams.get('inquiry')).toBe(first?.id);
    const forged = [
      `/consent/withdraw?inquiry=${second?.id}&signature=${link.searchParams.get('signature')}`,
      `/consent/withdraw?inquiry=${first?.id}&signature=x`,
      `/consent/withdraw?inquiry=${first?.id}`,
      '/consent/withdraw?inquiry=%00&signature=%00',
      '/consent/withdraw',
    ];
    for (const url of forged) {
      expect((await get(url)).statusCode, url).toBe(404);
      expect((await post(url)).statusCode, url).toBe(404);
    }
    expect(await withdrawn()).toEqual([]);
  });
});

describe('the consent of a withdrawal', () => {
  it.each([
    {
      accepted: ['contact'] as const,
      agreed: 'to be contacted by phone or email. You can withdraw this consent',
    },
    {
      accepted: ['contact', 'texts'] as const,
      agreed:
        'to be contacted by phone or email, and to receive text messages. You can withdraw both consents',
    },
  ])('is named by mail and page as it was given: $accepted', async ({ accepted, agreed }) => {
    await send(anInquiry({ consent: { version: consentVersion, accepted: [...accepted] } }));
    expect((await mailTo('ana@visitor.example'))?.text).toContain(`you agreed ${agreed} at any time`);
    const link = await withdrawalLink();
    const [question, done] = [await get(link), await post(link)];
    for (const { body } of [question, done])
      for (const { id, text } of boxes)
        expect(body.includes(text), id).toBe([...accepted].some((given) => given === id));
    const told = (await mails()).find(({ template }) => template === 'consent-withdrawn')?.text;
    expect(told).toContain(`withdrew the consent ${agreed.split('. ')[0]}. Do not call`);

    expect(question.body).toContain('<button');
    expect(done.body).toContain('On Saturday, November 21, 2026 at 12:00 PM Central Time you withdrew');
    expect((await get(link)).body).toBe(done.body);
    expect((await post(link)).body).toBe(done.body);
    expect(done.body).not.toContain('<button');

    await send(anInquiry({ message: 'And a pool?' }));
    expect((await get(link)).body).toContain('<button');
  });
});
