import { expect, test } from 'vitest';
import { aListing } from '../testing/a-listing.ts';
import { firstMessage, homeInWords, suggestedQuestions, withQuestion } from './first-message.ts';
import { publicInquiryTypes } from './inquiry-types.ts';

test('a tour or question about a home begins with a message; other forms begin empty', () => {
  const begun = publicInquiryTypes.filter((type) => firstMessage(type));
  expect(begun).toEqual(['listing-question', 'schedule-a-tour', 'schedule-a-video-tour']);
  expect(firstMessage('schedule-a-tour', '1204 S Lamar Blvd')).toBe("I'd like to see 1204 S Lamar Blvd.");
});

test('a home without a public address is named this home', () => {
  const hidden = aListing({ streetnumber: null, streetname: null });
  expect(firstMessage('schedule-a-tour', homeInWords(hidden))).toBe("I'd like to see this home.");
});

test('a home that is off the market is not asked for a visit', () => {
  const questions = suggestedQuestions({ isOpen: false });
  expect(JSON.stringify(questions)).not.toMatch(/available|When/);
});

test.each([
  ['', 'When?'],
  ['Hello.', 'When?'],
  ['Is it?', 'When?'],
  ['My own words', 'My own words\nWhen?'],
  ['My own words\nWhen?', 'My own words\nWhen?'],
])('a question chosen after %j makes %j', (message, made) => {
  expect(withQuestion(message, 'When?', ['Hello.', 'Is it?', 'When?'])).toBe(made);
});
