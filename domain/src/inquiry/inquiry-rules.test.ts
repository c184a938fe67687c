import { describe, expect, it } from 'vitest';
import type { InquiryBody } from '../contract/inquiry.ts';
import { cleanInquiry } from './clean-inquiry.ts';
import { inquiryProblems } from './inquiry-rules.ts';
import { type InquiryField, inquiryTypes, publicInquiryTypes } from './inquiry-types.ts';

const now = '2026-11-21T12:00';

const values: Readonly<Record<Exclude<InquiryField, 'rating'>, string>> = {
  firstname: 'Ana',
  lastname: 'Gómez',
  email: 'ana@example.com',
  phone: '+15125550100',
  message: 'Is it still free?',
  fact: 'Bedrooms: 3',
  site: 'www.example.com',
  tourDateTime: '2026-11-22T10:00',
  street: '1 Main St',
  city: 'Austin',
  state: 'TX',
  zip: '78704',
  referredFirstname: 'Bo',
  referredLastname: 'Lee',
  referredEmail: 'bo@example.com',
  referredPhone: '512-555-0101',
};

/** An inquiry with all fields of its type. */
const complete = (type: InquiryBody['type'], changes: Partial<InquiryBody> = {}): InquiryBody => ({
  type,
  ...(Object.fromEntries(
    inquiryTypes[type].fields.map((field) => [field, field === 'rating' ? 5 : values[field]]),
  ) as Partial<InquiryBody>),
  ...(inquiryTypes[type].subject === 'listing' ? { listingId: '1000001' } : {}),
  ...(inquiryTypes[type].subject === 'agent' ? { agentId: 'ana.gomez.atx' } : {}),
  ...changes,
});

const problems = (body: InquiryBody, required: readonly string[] = []) =>
  inquiryProblems(body, now, required);

describe.each(publicInquiryTypes)('%s', (type) => {
  const { fields, subject } = inquiryTypes[type];

  it('accepts a complete inquiry', () => {
    expect(problems(complete(type))).toEqual([]);
  });

  it('names every field that is missing, in their order', () => {
    const subjectName = { listing: ['listingId'], agent: ['agentId'], none: [] }[subject ?? 'none'];
    expect(problems({ type }).map((problem) => problem.name)).toEqual([...fields, ...subjectName]);
  });
});

describe('the fields of an inquiry', () => {
  it.each(['Coeur d’Alene', "Coeur d'Alene", 'St. Louis', 'Dallas-Fort Worth'])('take the city %s', (city) =>
    expect(problems(complete('relocation-guide', { city }))).toEqual([]),
  );

  it.each<[InquiryBody['type'], Partial<InquiryBody>, string, string]>([
    ['schedule-a-tour', { tourDateTime: '2026-11-21T12:00' }, 'tourDateTime', 'Choose a time in the future'],
    ['schedule-a-tour', { tourDateTime: '2026-02-30T10:00' }, 'tourDateTime', 'This date is invalid'],
    ['schedule-a-tour', { tourDateTime: '2027-01-01T24:00' }, 'tourDateTime', 'This date is invalid'],
    ['schedule-a-tour', { tourDateTime: 'tomorrow' }, 'tourDateTime', 'This date is invalid'],
    ['relocation-guide', { street: '—' }, 'street', 'This street address is invalid'],
    ['relocation-guide', { city: '12345' }, 'city', 'This city is invalid'],
    ['relocation-guide', { state: '<TX>' }, 'state', 'This state is invalid'],
    ['relocation-guide', { zip: '7870' }, 'zip', 'This ZIP code is invalid'],
    ['relocation-guide', { city: 'x'.repeat(10_000) }, 'city', 'Please enter less than 256 characters'],
    ['refer-me', { referredEmail: 'bo' }, 'referredEmail', 'Please enter a valid email'],
    ['refer-me', { agentId: ' ' }, 'agentId', 'Field is required'],
    ['review-me', { rating: 0 }, 'rating', 'Please choose 1 to 5 stars'],
    ['review-me', { rating: 4.5 }, 'rating', 'Please choose 1 to 5 stars'],
    ['review-me', { rating: Number.NaN }, 'rating', 'Please choose 1 to 5 stars'],
    ['contact-us', { message: 'x'.repeat(10_000) }, 'message', 'Please enter less than 5000 characters'],
  ])('%s with %j is wrong', (type, changes, name, message) => {
    expect(problems(complete(type, changes))).toEqual([{ name, message }]);
  });

  it('takes a zip code with its four digits more', () => {
    expect(problems(complete('relocation-guide', { zip: '78704-1234' }))).toEqual([]);
  });
});

describe('consent', () => {
  const missing = [{ name: 'consent.contact', message: 'Check this box to continue' }];

  it('accepts consent where the required boxes are ticked', () => {
    const ticked = { version: '1', accepted: ['contact'] };
    expect(problems(complete('contact-us', { consent: ticked }), ['contact'])).toEqual([]);
  });

  it('misses consent where a required box is not ticked', () => {
    expect(problems(complete('contact-us'), ['contact'])).toEqual(missing);
    const other = { version: '1', accepted: ['texts'] };
    expect(problems(complete('contact-us', { consent: other }), ['contact'])).toEqual(missing);
  });
});

describe('a cleaned inquiry', () => {
  it('contains only the fields of its type and its subject', () => {
    const given = { ...complete('contact-us'), street: '1 Main St', rating: 5, listingId: ' 1000001 ' };
    expect(cleanInquiry(given)).toEqual({ ...complete('contact-us'), listingId: '1000001' });
  });

  it('drops ids that are too long', () => {
    const ids = { listingId: 'x'.repeat(65), agentId: 'x'.repeat(50_000) };
    expect(cleanInquiry(complete('contact-us', ids))).toEqual(complete('contact-us'));
  });

  it('loses invisible characters; only its message may have line breaks', () => {
    const cleaned = cleanInquiry(
      complete('contact-us', { firstname: 'A\u200Bna\n', message: 'one\r\n\u202Etwo\u0000' }),
    );
    expect(cleaned).toMatchObject({ firstname: 'Ana', message: 'one\ntwo' });
  });

  it.each([
    ['https://partner.example/a', 'https://partner.example/a'],
    ['https://partner.example/a?b=c', 'https://partner.example/a'],
    ['https://partner.example/a?sessionid=s3cret&token=t#access_token=u', 'https://partner.example/a'],
    ['https://partner.example/a#/route?sessionid=s3cret', 'https://partner.example/a'],
    [
      'https://partner.example/a;jsessionid=1A2B.n1?x=1&utm_source=m',
      'https://partner.example/a?utm_source=m',
    ],
    ['https://partner.example/a;v=1/b;jsessionid=1/c;x', 'https://partner.example/a/b/c'],
    ['https://partner.example/a%3Bjsessionid=1A2B/b%3bsid=3', 'https://partner.example/a/b'],
    ['https://partner.example/(S(lit3py55t21z5v55vlm25s55))/b.aspx', 'https://partner.example/b.aspx'],
    ['https://partner.example/x/(A(f)S(k)F(t))/', 'https://partner.example/x/'],
    ['https://partner.example/%28S%28lit3py55%29%29/b', 'https://partner.example/b'],
    ['https://partner.example/(S(lit3py55))', 'https://partner.example'],
    ['https://partner.example/homes(new)/b(c(d))', 'https://partner.example/homes(new)/b(c(d))'],
    ['https://partner.example;jsessionid=1@elsewhere.example/a', undefined],
    [
      'https://partner.example/?token=t&utm_source=mail&utm_campaign=may&outm_x=1#top?utm_id=2',
      'https://partner.example/?utm_source=mail&utm_campaign=may',
    ],
    [`https://partner.example/a?b=${'x'.repeat(2048)}`, 'https://partner.example/a'],
    ['javascript:alert(1)', undefined],
    ['https://name:password@partner.example/', undefined],
    ['https://partner.example\\@elsewhere.example/', undefined],
    ['https://blog.example/@ada/homes?by=ada@blog.example', 'https://blog.example/@ada/homes'],
    ['nowhere', undefined],
    [`https://partner.example/${'x'.repeat(2048)}`, undefined],
  ])('stores the landing page %s as %s', (landingPage, kept) => {
    expect(cleanInquiry(complete('contact-us', { landingPage })).landingPage).toBe(kept);
  });

  it('reports a field as missing if no text is left after cleaning', () => {
    const cleaned = cleanInquiry(complete('contact-us', { firstname: '\u200B' }));
    expect(problems(cleaned)).toEqual([{ name: 'firstname', message: 'Field is required' }]);
  });
});
