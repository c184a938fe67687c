import type { getAgentReviews } from '@hearth/domain/contract/agent.ts';
import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { expect, it } from 'vitest';
import { moderateReview, pendingReviews } from '../agents/review-moderation.queries.ts';
import { anInquiry, inquiryDeskOfFile } from '../testing/inquiry-desk.ts';
import { deletePerson } from './personal-data.service.ts';

const desk = inquiryDeskOfFile();
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const get = (url: string) => desk.server.app.inject(url);
const post = (url: string) => desk.server.app.inject({ method: 'POST', url, headers: form, payload: '' });
const reviews = async () =>
  (await desk.server.get<ResponseOf<typeof getAgentReviews>>('/api/agent/review?agentId=ada.reyes')).hits;

const insult = '<b>Bad</b> agent, see https://evil.example';
const review = (changes: object = {}) =>
  anInquiry({ type: 'review-me', agentId: 'ada.reyes', rating: 2, message: insult, ...changes });

const linksOf = async (address = 'ana@visitor.example'): Promise<string[]> =>
  (await desk.mails()).flatMap(({ to, text }) =>
    to.address === address
      ? (/http:\/\/localhost:3000(\/review\/confirm\?\S+)/.exec(text ?? '')?.[1] ?? [])
      : [],
  );

it('publishes a review once its author confirmed and an operator approved it, unchanged', async () => {
  await desk.send(review());
  const { kysely } = desk.server.db;
  expect([await reviews(), await pendingReviews(kysely)]).toEqual([[], []]);
  const [link = ''] = await linksOf();
  expect((await get(link)).body).toContain('Confirm my review');
  expect((await get(link)).body).not.toContain('<b>Bad</b>');
  expect(await pendingReviews(kysely)).toEqual([]);
  expect((await post(link)).body).toContain('Thank you');
  expect((await post(link)).body).toContain('Thank you');
  const [pending, ...others] = await pendingReviews(kysely);
  expect([pending, others]).toMatchObject([
    { agentId: 'ada.reyes', rating: 2, email: 'ana@visitor.example' },
    [],
  ]);
  expect(await reviews()).toEqual([]);

  expect(await moderateReview(kysely, pending!.reviewId, 'approved')).toBe(true);
  expect(await moderateReview(kysely, pending!.reviewId, 'approved')).toBe(false);
  expect(await reviews()).toMatchObject([{ author: 'Ana G.', rating: 2, body: insult }]);
  expect((await desk.server.get<{ averageRating: number }>('/api/agent/ada.reyes')).averageRating).toBe(2);

  await desk.send(review({ rating: 5, message: 'Again.' }));
  const [second = ''] = (await linksOf()).filter((other) => other !== link);
  expect((await get(second)).body).toContain('You already reviewed');
  expect(await moderateReview(kysely, pending!.reviewId, 'refused')).toBe(true);
  expect(await moderateReview(kysely, pending!.reviewId, 'approved')).toBe(false);
  expect(await reviews()).toEqual([]);
  await deletePerson(kysely, 'ana@visitor.example');
  expect(await kysely.selectFrom('agentReview').select('reviewId').execute()).toEqual([]);
});

it('a review is confirmed by no link but its own, and other requests have none', async () => {
  await desk.send(review({ email: 'bo@visitor.example' }));
  await desk.send(anInquiry({ email: 'cy@visitor.example' }));
  expect(await linksOf('cy@visitor.example')).toEqual([]);
  const [link = ''] = await linksOf('bo@visitor.example');
  for (const url of [link.replace(/signature=./, 'signature='), '/review/confirm', `${link}x`])
    expect((await post(url)).statusCode, url).toBe(404);
});

it('a review of 20,000 letters is refused with the field, and loses no letter in the answer', async () => {
  const answer = await desk.send(review({ email: 'dy@visitor.example', message: 'w'.repeat(20_000) }));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'validation_failed', validationErrors: [{ name: 'message' }] });
});

it('counts ten reviews of one address as one of each agent, and shows the operator the number', async () => {
  for (let at = 0; at < 10; at++)
    await desk.send(review({ email: 'flood@visitor.example', message: `No ${at}` }));
  for (const link of await linksOf('flood@visitor.example')) await post(link);
  const pending = await pendingReviews(desk.server.db.kysely);
  expect(pending.filter(({ email }) => email === 'flood@visitor.example')).toMatchObject([
    { fromAddress: 1 },
  ]);
});
