import { createElement } from 'react';
import { expect, test } from 'vitest';

test('the tests run on the runtime their project is named for', () => {
  // Preact gives what it creates a constructor of its own, so that no JSON can pass for it.
  const runtime = Object.hasOwn(createElement('p'), 'constructor') ? 'preact' : 'react';
  expect(runtime).toBe(process.env.HEARTH_RUNTIME);
});
