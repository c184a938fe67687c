import { expect, it } from 'vitest';
import { anInquiry, inquiryDeskOfFile } from '../testing/inquiry-desk.ts';

const { mailTo, send } = inquiryDeskOfFile();

it('a request for the whitepaper has the guide in the mails to visitor and agent', async () => {
  expect((await send(anInquiry({ type: 'request-free-whitepaper' }))).statusCode).toBe(200);
  const toVisitor = await mailTo('ana@visitor.example');
  expect(toVisitor?.text).toContain('Here is the guide you asked for: Buying and selling a home in Austin');
  expect(toVisitor?.text).toMatch(/Read the guide https?:\/\/[^/\s]+\/home-guide\s/);
  expect((await mailTo('ada@brokerage.example'))?.text).toMatch(
    /Guide: Buying and selling a home in Austin\n\s+https?:\/\/[^/\s]+\/home-guide\s/,
  );
  await send(anInquiry({ email: 'bo@visitor.example' }));
  expect((await mailTo('bo@visitor.example'))?.text).not.toContain('guide');
});
