import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fill, show } from './testing/shown-form.tsx';

test.for([
  ['request-free-whitepaper', ['https://homes.example/home-guide']],
  ['contact-us', []],
] as const)('a sent %s links the documents %j', async ([type, links]) => {
  const view = show({ type });
  await fill(view);
  await userEvent.click(view.button());
  await view.findByText('Thank you');
  expect(view.queryAllByRole<HTMLAnchorElement>('link').map(({ href }) => href)).toEqual(links);
});
