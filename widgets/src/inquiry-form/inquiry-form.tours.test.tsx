import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { json } from '../testing/answers.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { aRecipient } from '../testing/inquiry-server.ts';
import { fill, show } from './testing/shown-form.tsx';

const tour = { type: 'schedule-a-tour', listingId: 'L1' } as const;
const [first, second] = ['2999-12-24', '2999-12-25'];

test('an agent with hours is asked for free times alone', async () => {
  const tourDays = [{ day: first, times: ['09:00', '16:30'] }];
  const view = show(tour, { recipient: () => json(aRecipient({ tourDays })) });
  const day = await view.findByRole('radio', { name: 'Tuesday, December 24' });
  expect(view.getAllByRole('radio')).toHaveLength(1);
  await userEvent.click(day);
  await fill(view);
  const times = await view.findByRole('radiogroup', { name: /^Time \(Central Time\)/ });
  expect([...times.querySelectorAll('input')].map(({ value }) => value)).toEqual(['09:00', '16:30']);
  expect(await axeViolations(view.container)).toEqual([]);
  await userEvent.click(view.getByRole('radio', { name: '4:30 PM' }));
  await userEvent.click(view.button());
  await view.findByText('Thank you');
  expect(view.posts[0]?.body.tourDateTime).toBe(`${first}T16:30`);
});

test('a time that another visitor took is a problem, and the times are loaded anew', async () => {
  const offers = [[{ day: first, times: ['09:00'] }], [{ day: second, times: ['10:00'] }]];
  const message = 'This time isn’t free anymore. Choose another one.';
  const refusal = {
    code: 'validation_failed',
    message: '',
    validationErrors: [{ name: 'tourDateTime', message }],
  };
  let tries = 0;
  const view = show(tour, {
    recipient: () => json(aRecipient({ tourDays: offers.shift()! })),
    inquiry: () => (tries++ === 0 ? json(refusal, 400) : new Response('OK')),
  });
  await userEvent.click(await view.findByRole('radio', { name: 'Tuesday, December 24' }));
  await userEvent.click(await view.findByRole('radio', { name: '9:00 AM' }));
  await fill(view, { Message: 'Kept' });
  await userEvent.click(view.button());
  const day = await view.findByRole('radio', { name: 'Wednesday, December 25' });
  expect(view.getByRole('radiogroup', { name: /^Day/ }).textContent).toContain(message);
  expect((view.getByLabelText(/^Message/) as HTMLTextAreaElement).value).toBe('Kept');
  await userEvent.click(day);
  await userEvent.click(await view.findByRole('radio', { name: '10:00 AM' }));
  await userEvent.click(view.button());
  await view.findByText('Thank you');
  expect(view.posts.at(-1)?.body.tourDateTime).toBe(`${second}T10:00`);
});

test('an agent without a free time is named as such', async () => {
  const view = show(tour, { recipient: () => json(aRecipient({ tourDays: [] })) });
  await view.findByText('No times are free in the next 60 days. Call, or send a question instead.');
  expect(view.queryByRole('radiogroup')).toBeNull();
});
