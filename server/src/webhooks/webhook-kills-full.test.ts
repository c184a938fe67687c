// @module-tag full
import { afterAll, beforeAll, expect, it } from 'vitest';
import { killSteps, openWebhookArena, type WebhookArena } from '../testing/webhook-kills.ts';
import { badAnswers } from '../testing/webhook-receiver.ts';

const ROUNDS = 20;

let arena: WebhookArena;
beforeAll(async () => {
  arena = await openWebhookArena();
});
afterAll(() => arena.close());

it('delivers each lead once by its id, after a hundred kills and bad answers', async () => {
  for (let round = 0; round < ROUNDS; round++) for (const step of killSteps) await arena.kill(step);
  arena.receiver.answer(badAnswers());
  const ids = await arena.deliverAll();
  expect(ids).toHaveLength(ROUNDS * killSteps.length);
  expect(new Set(arena.receiver.received.map(({ id }) => id))).toEqual(new Set(ids));
}, 1_200_000);
