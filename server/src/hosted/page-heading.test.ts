import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHosted } from '../testing/hosted-world.ts';
import type { TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startHosted();
});
afterAll(() => server.close());

it.each([
  ['listing-card?listing-id=1', true],
  ['listing?listing-id=1', true],
  ['agent-bio?agent=jd', true],
  ['agent-bio', false],
  ['search', false],
  ['home-value', false],
])('the page of %s leaves its heading to the widget: %j', async (widget, isUnseen) => {
  const { body } = await server.app.inject(`/w/${widget}`);
  expect(body.includes('<h1 class="unseen">')).toBe(isUnseen);
});
