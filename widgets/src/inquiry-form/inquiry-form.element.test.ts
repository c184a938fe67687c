import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { inquiryServer } from '../testing/inquiry-server.ts';
import { inside, place } from '../testing/mount.tsx';
import './inquiry-form.element.ts';

let server = inquiryServer();

beforeEach(() => {
  server = inquiryServer();
  vi.stubGlobal('fetch', server.fetch);
  return () => vi.unstubAllGlobals();
});

test.for([
  ['<hearth-inquiry-form></hearth-inquiry-form>', 'Contact us'],
  ['<hearth-inquiry-form type="no-such-type"></hearth-inquiry-form>', 'Contact us'],
  ['<hearth-inquiry-form listing-id="L1"></hearth-inquiry-form>', 'Ask about this home'],
  ['<hearth-inquiry-form agent="maria"></hearth-inquiry-form>', 'Contact me'],
  ['<hearth-inquiry-form type="request-free-whitepaper"></hearth-inquiry-form>', 'Get the free whitepaper'],
  ['<hearth-inquiry-form heading="Say hello"></hearth-inquiry-form>', 'Say hello'],
] as const)('%s is headed %s', async ([html, heading]) => {
  await inside(place(html)).findByRole('heading', { name: heading });
});

test('an empty heading is none', async () => {
  const element = place('<hearth-inquiry-form heading=""></hearth-inquiry-form>');
  await inside(element).findByLabelText(/^First name/);
  expect(inside(element).queryByRole('heading')).toBeNull();
});

test('a form about a home shows its photo, price and address first; others do not', async () => {
  const form = inside(
    place('<hearth-inquiry-form type="schedule-a-tour" listing-id="L1"></hearth-inquiry-form>'),
  );
  const home = await form.findByRole('article');
  expect(home.textContent).toMatch(/2108 Bluebonnet Ln.*\$625,000.*Listed by Live Oak Realty/);
  const day = await form.findByRole('radiogroup', { name: /^Day/ });
  expect(home.compareDocumentPosition(day)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const usual = inside(
    place('<hearth-inquiry-form type="contact-us" listing-id="L1"></hearth-inquiry-form>'),
  );
  await usual.findByLabelText(/^First name/);
  expect(usual.queryByRole('article')).toBeNull();
});

test('a form that leaves the page and returns has the written text', async () => {
  const element = place('<hearth-inquiry-form></hearth-inquiry-form>');
  const home = element.parentElement as HTMLElement;
  await userEvent.fill(await inside(element).findByLabelText(/^First name/), 'Ana');
  element.remove();
  await expect.poll(() => inside(element).queryByLabelText(/^First name/)).toBeNull();
  home.append(element);
  const field = (await inside(element).findByLabelText(/^First name/)) as HTMLInputElement;
  expect(field.value).toBe('Ana');
});

test('two forms on a page share nothing', async () => {
  const html = '<hearth-inquiry-form></hearth-inquiry-form>';
  await userEvent.fill(await inside(place(html)).findByLabelText(/^First name/), 'Ana');
  const other = (await inside(place(html)).findByLabelText(/^First name/)) as HTMLInputElement;
  expect(other.value).toBe('');
});

test('the event of a sent form has no personal data', async () => {
  // The server answers with the ids of what the page names by an MLS number.
  const element = place('<hearth-inquiry-form listing-id="1234567"></hearth-inquiry-form>');
  const heard = vi.fn();
  document.addEventListener('hearth-inquiry-send', (event) => heard((event as CustomEvent).detail), {
    once: true,
  });
  const form = inside(element);
  const answers = {
    'First name': 'Ana',
    'Last name': 'Ortiz',
    Email: 'ana@example.com',
    Phone: '512-555-0100',
    Message: 'Hi',
  };
  for (const [label, text] of Object.entries(answers)) {
    await userEvent.fill(await form.findByLabelText(new RegExp(`^${label}`)), text);
  }
  await userEvent.click(await form.findByRole('checkbox', { name: /^I agree/ }));
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  await form.findByText('Thank you');
  expect(heard).toHaveBeenCalledExactlyOnceWith({
    type: 'listing-question',
    listingid: 'L1',
    agent: 'ada.reyes',
  });
});

test('a form has what the page knows of the visitor, and keeps what the visitor wrote', async () => {
  const element = place(
    '<hearth-inquiry-form prefill="firstname=Ana&amp;email=ana@visitor.example&amp;message=Call me"></hearth-inquiry-form>',
  );
  const email = (await inside(element).findByLabelText(/^Email/)) as HTMLInputElement;
  await expect.poll(() => email.value).toBe('ana@visitor.example');
  const message = inside(element).getByLabelText(/^Message/) as HTMLTextAreaElement;
  expect(message.value).toBe('Call me');
  await userEvent.fill(email, 'other@visitor.example');
  element.setAttribute('prefill', 'email=third@visitor.example&lastname=Reyes');
  const lastname = inside(element).getByLabelText(/^Last name/) as HTMLInputElement;
  await expect.poll(() => lastname.value).toBe('Reyes');
  expect(email.value).toBe('other@visitor.example');
});
