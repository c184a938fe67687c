import { fireEvent } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aListingCard, somePhotos } from '../testing/a-listing-card.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { mount } from '../testing/mount.tsx';
import { pointAt } from '../testing/point-at.ts';
import button from '../ui/button.css';
import price from '../ui/price.css';
import skeleton from '../ui/skeleton.css';
import tokens from '../ui/tokens.css';
import visuallyHidden from '../ui/visually-hidden.css';
import cardSheet from './listing-card.css';
import { ListingCard, type ListingCardProps } from './listing-card.tsx';
import { ListingCardMessage } from './listing-card-message.tsx';
import { ListingCardSkeleton } from './listing-card-skeleton.tsx';
import carousel from './photo-carousel.css';

const border = new CSSStyleSheet();
border.replaceSync('* { box-sizing: border-box } body { width: 320px; margin: 0 }');
const sheets = [border, tokens, visuallyHidden, button, price, skeleton, carousel, cardSheet];

const show = (listing: Partial<ListingCardProps['listing']>, props: Partial<ListingCardProps> = {}) =>
  mount(<ListingCard listing={aListingCard(listing)} {...props} />, { sheets });
const textOf = (card: ReturnType<typeof show>, className: string) =>
  card.container.querySelector(`.hearth-card__${className}`)?.textContent;

test('a card shows price, facts, address, brokerage and listing number', () => {
  const card = show({});
  expect(textOf(card, 'price')).toBe('List price $625,000');
  expect(textOf(card, 'facts')).toBe('3 beds2.5 baths1,842 sq ft');
  expect(card.getByRole('heading', { level: 3 }).textContent).toBe('2108 Bluebonnet LnAustin, TX 78704');
  expect(textOf(card, 'attribution')).toBe('Listed by Live Oak Realty +1 (512) 555-0142 MLS# 4821907');
});

test('the price of a sold home is labelled in visible words', () => {
  const card = show({ mlsstatus: 'Sold', closeprice: null });
  expect(textOf(card, 'price')).toBe('List price $625,000');
  expect(card.getByText('List price').className).toBe('hearth-price__label');
  expect(textOf(show({ mlsstatus: 'Sold', closeprice: 610_000 }), 'price')).toBe('Closed at $610,000');
});

test('a lease is priced by the month', () => {
  const card = show({ propertytype: 'Residential Lease', listprice: 2_400 });
  expect(textOf(card, 'price')).toBe('List price $2,400/mo');
});

test('land shows acres, a multi-family home units, and one bed is singular', () => {
  const land = {
    propertyfiltertype: 'Lot',
    bedroomstotal: null,
    bathroomsfull: null,
    bathroomshalf: null,
  } as const;
  expect(textOf(show({ ...land, livingarea: null, lotsizearea: 12.347 }), 'facts')).toBe('12.3 acres');
  const homes = show({ propertyfiltertype: 'Multi-Family', numberofunitstotal: 4, bedroomstotal: 1 });
  expect(textOf(homes, 'facts')).toBe('4 units1 bed2.5 baths1,842 sq ft');
});

test('a property without figures shows its type', () => {
  const card = show({
    bedroomstotal: null,
    bathroomsfull: null,
    bathroomshalf: null,
    livingarea: null,
    lotsizearea: null,
    propertysubtype: 'Warehouse',
  });
  expect(textOf(card, 'facts')).toBe('Warehouse');
});

test('a hidden address is undisclosed, and its city stays', () => {
  const card = show({ streetnumber: null, streetname: null, streetsuffix: null });
  expect(card.getByRole('link', { name: 'Undisclosed address' })).toBeTruthy();
  expect(textOf(card, 'city')).toBe('Austin, TX 78704');
});

test('an exclusive listing carries an EL number', () => {
  expect(
    textOf(
      show({ source: 'EX', sourcelistingid: null, listingid: '1001', attributioncontact: null }),
      'number',
    ),
  ).toBe('EL# 1001');
});

test('the labels are drawn in the colours the server gives', () => {
  const card = show({ primarylabel: { text: 'Just Listed', color: '#ffffff', background: '#0b5c8f' } });
  expect(getComputedStyle(card.getByText('Just Listed')).backgroundColor).toBe('rgb(11, 92, 143)');
  expect(textOf(card, 'kind')).toBe('Active·Home');
});

test('a sold home has a label on its photo, with the sale price where it is known', () => {
  const secondarylabel = { text: 'Sold 11/02/2026', color: '#ffffff', background: '#a32a2a' };
  const card = show({ mlsstatus: 'Sold', closedate: '2026-11-02', closeprice: 610_000, secondarylabel });
  expect(textOf(card, 'tag')).toBe('Sold 11/02/2026');
  expect(textOf(card, 'price')).toBe('Closed at $610,000');
});

test('an open house is shown beside news of a higher rank, and never twice', () => {
  const exclusive = { text: 'Exclusive', color: '#ffffff', background: '#5a3d7a' };
  const labels = (card: ReturnType<typeof show>) =>
    [...card.container.querySelectorAll('.hearth-card__tag')].map(({ textContent }) => textContent);
  expect(labels(show({ primarylabel: exclusive, isopenhouse: true }))).toEqual(['Exclusive', 'Open House']);
  const openHouse = { ...exclusive, text: 'Open House Sat, Nov 21, 1:00 PM - 3:00 PM' };
  expect(labels(show({ primarylabel: openHouse, isopenhouse: true }))).toEqual([
    'Open Sat, Nov 21, 1 PM - 3 PM',
  ]);
});

test('a compact card shows its news as text beside the photo', () => {
  const primarylabel = { text: 'Just Listed', color: '#ffffff', background: '#0b5c8f' };
  const card = show({ primarylabel, images: somePhotos(2) }, { layout: 'compact' });
  expect(textOf(card, 'kind')).toBe('Just Listed·Home');
  expect(card.container.querySelector('.hearth-card__tag')).toBeNull();
});

test('the option one shows one photo, and none leaves no room for photos', () => {
  const images = somePhotos(3);
  const slides = (photos: 'one' | 'none') =>
    show({ images }, { photos }).container.querySelectorAll('.hearth-carousel__slide').length;
  expect([slides('one'), slides('none')]).toEqual([1, 0]);
  expect(show({ images: [] }, { photos: 'none' }).queryByText('No photo')).toBeNull();
});

test('a reduced price is beside the previous one', () => {
  const card = show({ ispricereduced: true, previouslistprice: 650_000 });
  expect(textOf(card, 'price')).toBe('List price $625,000 was $650,000');
});

test('photos come in the widths there are, from the server that was asked', () => {
  const card = show({ images: somePhotos(1) }, { baseUrl: 'https://homes.example/' });
  const photo = card.getByRole('img', { name: 'Photo 1 of 2108 Bluebonnet Ln' });
  expect(photo.getAttribute('srcset')).toBe(
    'https://homes.example/photos/0-320.jpg 320w, https://homes.example/photos/0-640.jpg 640w, https://homes.example/photos/0-1280.jpg 1280w',
  );
  expect([photo.getAttribute('width'), photo.getAttribute('height')]).toEqual(['1280', '853']);
});

test('a phone of 412 px at 1.75 pixels each takes photos of 640 px, the first with priority', () => {
  const card = show({ images: somePhotos(1) }, { eager: true });
  const photo = card.getByRole('img') as HTMLImageElement;
  const [, vw = ''] = /^\(max-width: 480px\) (\d+)vw, 400px$/.exec(photo.sizes) ?? [];
  expect((Number(vw) / 100) * 412 * 1.75).toBeLessThanOrEqual(640);
  expect(photo.fetchPriority).toBe('high');
});

test('a photo is fetched as wide as its card, not as the window', async () => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(1280, 800);
  const card = show({ images: somePhotos(1) });
  const photo = card.getByRole<HTMLImageElement>('img', { name: 'Photo 1 of 2108 Bluebonnet Ln' });
  await expect.poll(() => photo.currentSrc).toMatch(/-640\.jpg$/);
  await page.viewport(innerWidth, innerHeight);
});

test('a drawing replaces a missing photo, and one that fails to load', async () => {
  expect(show({ images: [] }).getByText('No photo')).toBeTruthy();
  const broken = somePhotos(1).map((photo) => ({ ...photo, mediaurl: 'data:,', diffimgsizes: {} }));
  expect(await show({ images: broken }, { eager: true }).findByText('No photo')).toBeTruthy();
});

test('fetches only the first photo before the visitor interacts', async () => {
  const card = show({ images: somePhotos(4) });
  const photos = () => card.container.querySelectorAll('.hearth-photo').length;
  expect(photos()).toBe(1);
  pointAt(card.getByRole('article'));
  await expect.poll(photos).toBe(2);
});

/** The row with the keyboard's focus, once the part that steps through it has loaded. */
async function focusedRow(card: ReturnType<typeof show>): Promise<HTMLElement> {
  const row = card.getByRole('link', { name: '2108 Bluebonnet Ln, photos' });
  row.focus();
  await card.findByLabelText('Next photo');
  return row;
}

test('arrow keys, Home and End step through the photos', async () => {
  const card = show({ images: somePhotos(3) });
  const row = await focusedRow(card);
  const shown = () => Math.round(row.scrollLeft / row.clientWidth);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(shown).toBe(1);
  await card.findByText('Photo 2 of 3');
  await userEvent.keyboard('{End}');
  await expect.poll(shown).toBe(2);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(shown).toBe(1);
  await userEvent.keyboard('{Home}');
  await expect.poll(shown).toBe(0);
});

test('photos that are stopped before they move go on', async () => {
  const card = show({ images: somePhotos(3) });
  const row = await focusedRow(card);
  await userEvent.keyboard('{ArrowRight}');
  await card.findByText('Photo 2 of 3');
  fireEvent.keyDown(row, { key: 'End' });
  // Stands for the layout of new photos: no scroll begins, so none ends.
  row.scrollTo({ left: row.clientWidth, behavior: 'instant' });
  await card.findByText('Photo 3 of 3');
});

test('keys pressed while the photos still move count from where they are going', async () => {
  const card = show({ images: somePhotos(6) });
  const row = await focusedRow(card);
  const rest = async (at: number) => {
    await expect.poll(() => row.scrollLeft / row.clientWidth).toBe(at);
    await card.findByText(`Photo ${at + 1} of 6`);
  };
  await userEvent.keyboard('{ArrowRight}');
  await rest(1);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await rest(4);
  await userEvent.keyboard('{ArrowLeft}{End}');
  await rest(5);
  await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}');
  await rest(3);
});

test('the buttons step through the photos and end with them', async () => {
  const card = show({ images: somePhotos(2) });
  pointAt(card.getByRole('article'));
  const next = await card.findByRole('button', { name: 'Next photo' });
  expect(card.queryByRole('button', { name: 'Previous photo' })).toBeNull();
  await userEvent.click(next);
  await card.findByText('Photo 2 of 2');
  await expect.poll(() => (next as HTMLButtonElement).disabled).toBe(true);
  expect(card.getByRole('button', { name: 'Previous photo' })).toBeTruthy();
});

test('text and photos link to the page of the listing', () => {
  const card = show({ images: somePhotos(2) }, { baseUrl: 'https://homes.example/' });
  for (const link of card.container.querySelectorAll('a'))
    expect(link.href).toBe('https://homes.example/home-L1.html');
});

test('a plain click selects, and a handler that returns false cancels the link', async () => {
  const select = vi.fn(() => false);
  const card = show({}, { onListingSelect: select });
  await userEvent.click(card.getByRole('link'));
  expect(select).toHaveBeenCalledExactlyOnceWith({ listingid: 'L1', url: '/home-L1.html' });
});

test('a click for a new tab is left to the browser', () => {
  const select = vi.fn(() => false);
  const card = show({}, { onListingSelect: select });
  const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
  const keep = (event: Event) => event.preventDefault();
  addEventListener('click', keep, { once: true });
  card.getByRole('link').dispatchEvent(click);
  expect(select).not.toHaveBeenCalled();
});

test('skeleton, message and card have the same size, also with a firm of two lines', () => {
  const full = show({
    listofficename: 'Wildflower Limestone Residential Real Estate',
    listprice: 112_500_000,
  });
  const heightOf = (container: HTMLElement) =>
    container.firstElementChild?.getBoundingClientRect().height ?? 0;
  const height = heightOf(full.container);
  expect(heightOf(mount(<ListingCardSkeleton />, { sheets }).container)).toBeCloseTo(height, 0);
  expect(heightOf(mount(<ListingCardMessage>Gone.</ListingCardMessage>, { sheets }).container)).toBeCloseTo(
    height,
    0,
  );
  expect(full.container.scrollWidth).toBeLessThanOrEqual(320);
});

test('a card is one stop of the Tab key, and its photos are one link', async () => {
  const kitchens = somePhotos(3).map((photo) => ({ ...photo, shortdescription: 'Kitchen' }));
  for (const images of [kitchens, kitchens.slice(1), []]) {
    const card = show({ images });
    const links = card.getAllByRole<HTMLAnchorElement>('link');
    expect(links.filter(({ tabIndex }) => tabIndex >= 0)).toHaveLength(1);
    expect(card.queryAllByRole('link', { name: 'Kitchen' })).toEqual([]);
    card.unmount();
  }
});

test('axe finds nothing', async () => {
  const card = show({ images: somePhotos(3), ispricereduced: true, previouslistprice: 650_000 });
  expect(await axeViolations(card.container)).toEqual([]);
});

test('all links of a card carry the query of the server, its photos do not', () => {
  const query = '?embedKey=k&embedHost=partner.example';
  const { container } = show({ images: somePhotos(2) }, { baseUrl: `https://homes.example/${query}` });
  const links = [...container.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')];
  expect(links.map(({ search }) => search)).toEqual(links.map(() => query));
  expect(links.length).toBeGreaterThan(1);
  expect(container.querySelector('img')?.srcset).not.toContain('embedKey');
});
