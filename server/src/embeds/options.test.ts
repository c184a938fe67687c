import { expect, it } from 'vitest';
import { readCommand, UsageError } from './options.ts';

const create = ['create', '--owner', 'A', '--origin', 'https://a.test'];
it.each([
  [[], 'npm run embed-key -- COMMAND'],
  [['delete', 'hk_x'], 'npm run embed-key -- COMMAND'],
  [['list', '--owner', 'A'], 'list takes no options.'],
  [['create', '--origin', 'https://a.test'], 'Name the owner of the key'],
  [['create', '--owner', 'A'], 'Name the page it is for'],
  [[...create, '--origin', 'a.test'], '"a.test" is no origin'],
  [[...create, '--policy', 'all'], '--policy must be one of search, own-listings, not "all".'],
  [[...create, '--policy', 'own-listings'], 'Name the agent whose listings the key shows'],
  [[...create, '--theme', 'font=x;} body{'], '--theme must be like'],
  [[...create, '--theme', 'font=url(https://evil.test)'], '--theme must be like'],
  [[...create, '--set', 'min-price=1'], '--set must be like'],
  [[...create, '--leads', 'all'], 'Leads go to one of listing, page, owner first, not "all".'],
  [[...create, '--leads', 'owner'], 'Name the agent who answers first'],
  [[...create, '--limit', '0'], '--limit must be a whole number from 1'],
  [[...create, '--colour', 'red'], "Unknown option '--colour'"],
])('explains the mistake in %j', (args, words) => {
  expect(() => readCommand(args)).toThrow(UsageError);
  expect(() => readCommand(args)).toThrow(words);
});

it('normalises origins, removes duplicates and applies the defaults', () => {
  expect(readCommand([...create, '--origin', 'https://A.test/', '--origin', 'https://*.a.test'])).toEqual({
    name: 'create',
    key: {
      owner: 'A',
      ownerEmail: null,
      agentId: null,
      origins: ['https://a.test', 'https://*.a.test'],
      policy: 'search',
      leadRouting: 'listing',
      theme: {},
      configuration: {},
      requestsPerMinute: null,
    },
  });
});
