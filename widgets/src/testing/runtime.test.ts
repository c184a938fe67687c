import { createElement } from 'react';
import { expect, test } from 'vitest';

test('the tests run on the runtime their project is named for', () => {
  // Preact hides the constructor of what it creates, so that no JSON can pass for it.
  const runtime = createElement('p').constructor === undefined ? 'preact' : 'react';
  expect(runtime).toBe(process.env.HEARTH_RUNTIME);
});
