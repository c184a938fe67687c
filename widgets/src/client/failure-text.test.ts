import { expect, it } from 'vitest';
import { failureText, mayRetry } from './failure-text.ts';

it.each([
  [401, 'sign_in_required', 'Sign in to see these homes.', false],
  [403, 'forbidden', 'Your account does not have access to this page.', false],
  [403, 'embed_key_required', 'This page needs an embed key to show homes.', false],
  [403, 'embed_key_unknown', 'The embed key of this page is not known or no longer valid.', false],
  [403, 'origin_not_allowed', 'The embed key of this page is not valid for this site.', false],
  [404, 'agent_not_found', 'This agent could not be found.', false],
  [404, 'listing_not_found', 'This listing is not available.', false],
  [410, 'listing_gone', 'This listing is no longer on the market.', false],
  [429, 'too_many_requests', 'Too many requests. Please wait a moment.', true],
  [
    429,
    'listing_budget_spent',
    'Your network has reached the daily limit of homes. Try again tomorrow, or contact us.',
    false,
  ],
  [500, 'internal_error', 'Unable to fetch listings.', true],
] as const)('shows the reason of %i %s', (status, code, words, canRetry) => {
  expect([failureText({ code }), mayRetry({ status, code })]).toEqual([words, canRetry]);
});

it('prefers the words of a screen', () => {
  expect(failureText({ code: 'forbidden' }, 'Unable to fetch the agent.', { forbidden: 'Ask us.' })).toBe(
    'Ask us.',
  );
  expect(failureText({ code: 'internal_error' }, 'Unable to fetch the agent.')).toBe(
    'Unable to fetch the agent.',
  );
});
