import { expect, it } from 'vitest';
import { type PromptedVisitor, type SignUpPrompt, signUpPrompt } from './sign-up-prompt.ts';

const guest: PromptedVisitor = {
  ...{ loginStatus: 'guest', isForced: false, listingViews: 0, pathname: '/listings' },
};
const offered: SignUpPrompt = { closable: true, delayMs: 0 };
const forced: SignUpPrompt = { closable: false, delayMs: 5000 };

it.each<[Partial<PromptedVisitor>, SignUpPrompt | null]>([
  [{}, null],
  [{ listingViews: 3 }, null],
  [{ listingViews: 4 }, offered],
  [{ listingViews: 9, pathname: '/12-elm-st-austin-tx-78704-1.html' }, offered],
  [{ listingViews: 4, loginStatus: 'not verified' }, null],
  [{ listingViews: 4, loginStatus: 'verified' }, null],
  [{ isForced: true }, forced],
  [{ isForced: true, listingViews: 4 }, forced],
  [{ isForced: true, loginStatus: 'not verified' }, null],
  [{ isForced: true, pathname: '/privacy-policy' }, null],
  [{ isForced: true, pathname: '/Terms-Of-Use/' }, null],
  [{ listingViews: 4, pathname: '/iabs/123456/404-not-found' }, null],
  [{ isForced: true, pathname: '/404-not-found' }, null],
])('the prompt for a visitor with %o is %o', (visitor, prompt) => {
  expect(signUpPrompt({ ...guest, ...visitor })).toEqual(prompt);
});
