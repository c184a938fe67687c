import { expect, test } from 'vitest';
import { agentSettingsProblems, entriesOf } from './agent-settings-rules.ts';

const noLinks = {
  facebook: null,
  instagram: null,
  linkedin: null,
  tiktok: null,
  twitter: null,
  youtube: null,
};

test('finds no problem in settings that are left out, empty or right', () => {
  expect(agentSettingsProblems({})).toEqual([]);
  expect(agentSettingsProblems({ bio: '', video: null, social: noLinks, tours: null })).toEqual([]);
  expect(
    agentSettingsProblems({
      ...{ bio: 'I <3 Austin', languages: ['English', 'American Sign Language'], designations: ['ABR®'] },
      ...{ video: 'https://youtu.be/abcdefghijk', signature: 'Dana\n512-555-0100' },
      social: { ...noLinks, linkedin: 'https://www.linkedin.com/in/dana' },
    }),
  ).toEqual([]);
});

test.each([
  [{ bio: 'x'.repeat(5001) }, 'bio', 'Please enter at most 5,000 characters'],
  [{ languages: ['Spanish <b>'] }, 'languages', '“Spanish <b>” is invalid'],
  [{ awards: Array.from({ length: 21 }, (_, at) => `Award ${at}`) }, 'awards', 'Please enter at most 20'],
  [
    { social: { ...noLinks, twitter: 'http://x.com/dana' } },
    'twitter',
    'Enter the link to your page on X (Twitter), such as https://www.x.com/your-name',
  ],
  [{ signature: 'x'.repeat(501) }, 'signature', 'Please enter at most 500 characters'],
])('names the problem of %j', (given, name, message) => {
  expect(agentSettingsProblems(given)).toEqual([{ name, message }]);
});

test('reads typed entries, each once', () => {
  expect(entriesOf(' English; Spanish,  spanish ,\n\n American  Sign Language')).toEqual([
    ...['English', 'Spanish', 'American Sign Language'],
  ]);
  expect(entriesOf('Top 10, 2025\nBest of Austin', /\n/)).toEqual(['Top 10, 2025', 'Best of Austin']);
});
