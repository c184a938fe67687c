import { describe, expect, it } from 'vitest';
import type { Lead } from '../lead.ts';
import { followUpBoss } from './follow-up-boss.ts';

const at = new Date('2026-11-28T18:00:00Z');
const lead: Lead = {
  ...{ event: 'inquiry.created', at, isTest: false, brokerage: 'Hearth Austin' },
  inquiry: {
    ...{ id: 'a', type: 'schedule-a-tour', title: 'Schedule a tour', message: 'Is there a garden?' },
    ...{
      language: 'en',
      tourDateTime: '2026-12-01T10:00',
      timeZone: 'America/Chicago',
      rating: null,
      fact: null,
    },
  },
  person: {
    ...{ firstname: 'Ana', lastname: 'Gómez', email: 'ana@visitor.example', phone: '+15125550100' },
    ...{ street: null, city: null, state: null, zip: null },
  },
  referred: null,
  listing: {
    ...{ id: '1000001', label: 'MLS# 1000001', street: null, city: 'Austin', state: 'TX', zip: '78704' },
    ...{ price: 425_000, isForRent: false, status: 'Active', type: 'Condominium', bedrooms: 3 },
    ...{ bathrooms: 2.5, squareFeet: 1842, url: 'https://homes.example/a' },
  },
  agent: { username: 'ada.reyes', name: 'Ada Reyes', email: null, phone: null },
  page: {
    origin: 'https://www.blog.example',
    landingPage: 'https://blog.example/homes',
    hiddenFields: 'campaign: spring',
  },
  consent: { boxes: [], at, withdrawnAt: null },
};

describe('an event of Follow Up Boss', () => {
  it('writes source, person, property and the rest in words', () => {
    expect(followUpBoss.body(lead)).toEqual({
      ...{ source: 'blog.example', system: 'Hearth-Austin', type: 'Property Inquiry' },
      ...{ occurredAt: '2026-11-28T18:00:00.000Z', message: 'Is there a garden?' },
      description:
        'Request: Schedule a tour\nTour: 2026-12-01 10:00\nAnswered by: Ada Reyes\ncampaign: spring',
      pageUrl: 'https://blog.example/homes',
      person: {
        ...{ firstName: 'Ana', lastName: 'Gómez' },
        emails: [{ value: 'ana@visitor.example' }],
        phones: [{ value: '+15125550100' }],
      },
      property: {
        ...{ street: null, city: 'Austin', state: 'TX', code: '78704', mlsNumber: '1000001' },
        ...{ price: 425_000, forRent: false, url: 'https://homes.example/a', type: 'Condominium' },
        ...{ bedrooms: 3, bathrooms: 2.5, area: 1842 },
      },
    });
  });

  it.each([
    [{ ...lead, listing: null }, 'General Inquiry'],
    [{ ...lead, inquiry: { ...lead.inquiry, type: 'request-home-price-estimate' } }, 'Seller Inquiry'],
    [{ ...lead, event: 'inquiry.consent_withdrawn' } as const, 'Unsubscribed'],
  ])('is of the type that runs the right plan: %#', (given, type) => {
    expect(followUpBoss.body(given)).toMatchObject({ type });
  });

  it('sends the API key of the account and the name of the system', () => {
    expect(followUpBoss.headers({ apiKey: 'fka_1', brokerage: 'Hearth Austin' })).toEqual({
      authorization: `Basic ${Buffer.from('fka_1:').toString('base64')}`,
      'x-system': 'Hearth-Austin',
    });
  });

  it('writes leads alone', () => {
    expect(followUpBoss.takes('feedback')).toBe(false);
    expect(followUpBoss.takes('schedule-a-tour')).toBe(true);
  });
});
