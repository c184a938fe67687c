import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createClient } from '../client/client.ts';
import { aSite } from '../testing/a-site.ts';
import { json } from '../testing/answers.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { aChallenge } from '../testing/inquiry-server.ts';
import { mount } from '../testing/mount.tsx';
import { SaveSearch } from './save-search.tsx';
import { sheets } from './testing/shown-search.tsx';

async function show(answers: readonly Response[]) {
  const challenge = await aChallenge();
  const sent: { body: Record<string, unknown>; action: string | null }[] = [];
  const left = [...answers];
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const request = input as Request;
    if (request.url.endsWith('/api/site')) return json(aSite());
    if (request.url.includes('/challenge')) return json(challenge);
    sent.push({ body: await request.json(), action: request.headers.get('x-captcha-action') });
    return left.shift() ?? json({ done: true });
  };
  const client = createClient({ baseUrl: 'https://homes.example/?embedKey=hk_1', fetch });
  const query = { lease: true, address: ['Austin'], filters: { minBedrooms: 3 }, page: 4, limit: 6 };
  return { ...mount(<SaveSearch client={client} query={query} />, { sheets }), sent };
}

test('a visitor saves the search with an address and a cadence', async () => {
  const view = await show([]);
  await userEvent.click(view.getByRole('button', { name: 'Save this search' }));
  const email = view.getByLabelText('Email', { selector: 'input' });
  expect(document.activeElement).toBe(email);
  expect(await axeViolations(view.container)).toEqual([]);
  await userEvent.fill(email, 'ana@visitor.example');
  await userEvent.selectOptions(view.getByLabelText('Email me'), 'Every week');
  await userEvent.click(view.getByRole('button', { name: 'Save' }));
  const done = await view.findByText(/We sent a link to ana@visitor.example/);
  expect(document.activeElement).toBe(done);
  const [{ body, action } = { body: {}, action: null }] = view.sent;
  expect([body.email, body.cadence, action]).toEqual(['ana@visitor.example', 'weekly', 'saved-search']);
  expect(Object.fromEntries(new URLSearchParams(String(body.query)))).toEqual({
    address: 'Austin',
    minBedrooms: '3',
    lease: 'true',
  });
});

test('a refused address is named at its field, and what was typed stays', async () => {
  const validationErrors = [{ name: 'email', message: 'Please enter a valid email' }];
  const view = await show([json({ code: 'validation_failed', message: '', validationErrors }, 400)]);
  await userEvent.click(view.getByRole('button', { name: 'Save this search' }));
  const email = view.getByLabelText('Email', { selector: 'input' }) as HTMLInputElement;
  await userEvent.fill(email, 'ana');
  await userEvent.click(view.getByRole('button', { name: 'Save' }));
  await view.findByText('Please enter a valid email');
  expect([document.activeElement, email.value, email.getAttribute('aria-invalid')]).toEqual([
    email,
    'ana',
    'true',
  ]);
});
