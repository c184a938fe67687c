import { afterAll, beforeAll, expect, it } from 'vitest';
import { killSteps, openWebhookArena, type WebhookArena } from '../testing/webhook-kills.ts';
import { badAnswers } from '../testing/webhook-receiver.ts';

let arena: WebhookArena;
beforeAll(async () => {
  arena = await openWebhookArena();
});
afterAll(() => arena.close());

it('delivers each lead once by its id, after a kill at each step and bad answers', async () => {
  for (const step of killSteps) await arena.kill(step);
  arena.receiver.answer(badAnswers());
  const ids = await arena.deliverAll();
  expect(ids).toHaveLength(killSteps.length);
  expect(new Set(arena.receiver.received.map(({ id }) => id))).toEqual(new Set(ids));
}, 120_000);
