import { createElement } from 'react';
import { expect, test } from 'vitest';

test('the tests run on the runtime their project is named for', () => {
  // Preact sets a constructor on its elements, which no JSON can imitate.
  const runtime = Object.hasOwn(createElement('p'), 'constructor') ? 'preact' : 'react';
  expect(runtime).toBe(process.env.HEARTH_RUNTIME);
});
