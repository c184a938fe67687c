import { configure } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { page } from 'vitest/browser';
import { unmountAll } from './mount.tsx';

configure({ asyncUtilTimeout: 30_000 });

const PHONE = [414, 896] as const;

// The files of a project share a page, so each gets it as the first one did.
document.adoptedStyleSheets = [];
beforeAll(async () => {
  if (innerWidth !== PHONE[0] || innerHeight !== PHONE[1]) await page.viewport(...PHONE);
  localStorage.clear();
  scrollTo(0, 0);
});

afterEach(unmountAll);
afterEach(() => sessionStorage.clear());

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (document.body.childElementCount > 0)
    throw new Error(`A test left this in the page: ${document.body.innerHTML.slice(0, 300)}`);
});
