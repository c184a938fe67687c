import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import form from '../inquiry-form/inquiry-form.element.css';
import { axeViolations } from '../testing/axe-violations.ts';
import { inquiryServer } from '../testing/inquiry-server.ts';
import { mount } from '../testing/mount.tsx';
import base from '../ui/base.element.css';
import type { ContactKind } from './contact-kind.ts';
import { HomeInquiry } from './home-inquiry.tsx';

const address = { streetnumber: '4768', streetname: 'Webberville', streetsuffix: 'Rd', unitnumber: null };
const home = listingDetails({ listingid: 'L1', ...address, streetdirprefix: null, streetdirsuffix: null });
const person = { firstname: 'Ana', lastname: 'Díaz', email: 'ana@visitor.example', phone: '+15125550146' };

beforeEach(() => sessionStorage.clear());

function show(kind: ContactKind, listing = home) {
  const { client, posts } = inquiryServer();
  const drawn = (wanted: ContactKind) => (
    <HomeInquiry client={client} listing={listing} kind={wanted} known={person} />
  );
  const view = mount(drawn(kind), { sheets: [base, form] });
  const message = () => view.getByLabelText<HTMLTextAreaElement>(/^Message/).value;
  return { ...view, posts, message, ask: (wanted: ContactKind) => view.update(drawn(wanted)) };
}

test('a tour is sent without typing, and confirmed once with its day and time', async () => {
  const view = show('tour');
  await expect.poll(view.message).toBe("I'd like to see 4768 Webberville Rd.");
  await userEvent.click((await view.findAllByRole('radio', { name: /\w+day, / }))[3] as HTMLElement);
  const day = view.getByRole<HTMLInputElement>('radio', { name: /\w+day, /, checked: true });
  await userEvent.click(view.getByRole('radio', { name: '10:30 AM' }));
  await userEvent.click(await view.findByRole('checkbox', { name: /^I agree/ }));
  await userEvent.click(view.getByRole('button', { name: 'Request the tour' }));
  const thanks = (await view.findByText('Thank you')).parentElement;
  const [, done, tour] = thanks?.children ?? [];
  expect(done?.textContent).toBe('Request successfully sent');
  const { ariaLabel } = day;
  expect(tour?.textContent).toBe(`${ariaLabel} at 10:30 AM`);
  expect(view.getAllByText('Request successfully sent', { exact: false })).toHaveLength(1);
  expect(view.posts[0]?.body).toMatchObject({ message: "I'd like to see 4768 Webberville Rd." });
});

test('a question is chosen instead of typed, and follows own words', async () => {
  const view = show('question');
  await expect.poll(view.message).toBe("I'd like to know more about 4768 Webberville Rd.");
  const available = view.getByRole('button', { name: 'Is it still available?' });
  await userEvent.click(available);
  expect(view.message()).toBe('Is 4768 Webberville Rd still available?');
  expect(available.getAttribute('aria-pressed')).toBe('true');
  expect(await axeViolations(view.container)).toEqual([]);
  await userEvent.fill(view.getByLabelText(/^Message/), 'We moved here.');
  await userEvent.click(view.getByRole('button', { name: 'When can I see it?' }));
  expect(view.message()).toBe('We moved here.\nWhen can I see 4768 Webberville Rd?');
});

test('an unchanged message follows from question to tour, and a written one stays', async () => {
  const view = show('question');
  await expect.poll(view.message).toMatch(/know more/);
  view.ask('tour');
  await expect.poll(view.message).toBe("I'd like to see 4768 Webberville Rd.");
  await userEvent.click(await view.findByRole('radio', { name: 'By video' }));
  await expect.poll(view.message).toBe("I'd like to see 4768 Webberville Rd by video.");
  await userEvent.fill(view.getByLabelText(/^Message/), 'My own');
  view.ask('question');
  await view.findByText('Suggested questions');
  expect(view.message()).toBe('My own');
});
