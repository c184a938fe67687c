import type { Route } from '@hearth/domain/contract/endpoint.ts';
import { sendFeedback, sendInquiry } from '@hearth/domain/contract/inquiry.ts';
import { getSite } from '@hearth/domain/contract/site.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { describe, expect, it } from 'vitest';
import { namingPartner } from './partner-link.ts';

const link = { embedKey: 'hk_0123456789abcdefGHIJ', host: 'partner.example' };
const body = { type: 'feedback' as const, message: 'Hello' };

function recorded() {
  const sent: (readonly [Route, unknown])[] = [];
  const call = async (...given: readonly [Route, unknown]) => void sent.push(given);
  return { sent, client: { baseUrl: 'https://homes.example/', call } as unknown as Client };
}

describe('the client of a tab', () => {
  it('names the link in the body of inquiries and feedback, beside what they say', async () => {
    const { sent, client } = recorded();
    const headers = { 'x-captcha-token': 't' };
    await namingPartner(client, link).call(sendInquiry, { body, headers });
    await namingPartner(client, link).call(sendFeedback, { body, headers });
    expect(sent.map(([, given]) => given)).toEqual(
      Array(2).fill({ body: { ...body, partnerLink: link }, headers }),
    );
    expect(body).toEqual({ type: 'feedback', message: 'Hello' });
  });

  it('names it in no other request', async () => {
    const { sent, client } = recorded();
    await namingPartner(client, link).call(getSite);
    expect(sent).toEqual([[getSite, undefined]]);
    expect(namingPartner(client, link).embedKey).toBeUndefined();
  });

  it('keeps the client of a tab without a link', () => {
    const { client } = recorded();
    expect(namingPartner(client, undefined)).toBe(client);
  });
});
