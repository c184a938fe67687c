import { describe, expect, it } from 'vitest';
import { guestViewer, type Viewer } from '../people/viewer.ts';
import { anAgentViewer, viewers } from '../testing/a-viewer.ts';
import { allImages, type GatedListing, gate, hiddenReasons, saleSearch } from './gate.ts';

const { client, unverifiedClient: unverified } = viewers;
const agent = anAgentViewer({ agentId: 'jdoe' });
const active: GatedListing = {
  listingid: 'H1',
  mlsstatus: 'Active',
  agentId: 'jdoe',
  internetentirelistingdisplayyn: true,
  internetaddressdisplayyn: true,
};
const other = { ...active, agentId: 'other' };
const privately = { ...other, mlsstatus: 'Private' } as const;

describe('a private listing', () => {
  it.each([
    ['a guest', guestViewer, saleSearch, false],
    ['a client', client, saleSearch, false],
    ['an agent', agent, saleSearch, true],
    ['an agent on a lease search', agent, { ...saleSearch, lease: true }, false],
    ['an agent in another agent’s saved search', agent, { ...saleSearch, foreignSavedSearch: true }, false],
    [
      'a client to whom an agent recommended it',
      client,
      { ...saleSearch, recommendedListingIds: new Set(['H1']) },
      true,
    ],
    ['a guest with its link', guestViewer, { ...saleSearch, reachedBy: 'link' as const }, false],
  ])('to %s: %#', (_who, viewer, context, visible) => {
    const answer = gate(privately, viewer, context);
    expect(answer.visible).toBe(visible);
    if (!visible) expect(answer.parts).toMatchObject({ address: false, images: 0, pricehistory: false });
  });
});

describe('an opt-out of internet display', () => {
  const optedOut = { ...other, internetentirelistingdisplayyn: false };

  it.each([guestViewer, client, agent])(
    'hides the listing from everyone but its own agent (%#)',
    (viewer) => {
      expect(gate(optedOut, viewer, saleSearch)).toMatchObject({ visible: false });
      expect(hiddenReasons(optedOut, viewer, saleSearch)).toEqual(['no_internet_display']);
    },
  );

  it('shows a listing without internet display to its own agent', () => {
    expect(gate({ ...optedOut, agentId: 'jdoe' }, agent, saleSearch).visible).toBe(true);
  });
});

describe('a listing of an outdated source', () => {
  const outdated = { ...other, sourceOutdated: true };

  it.each([guestViewer, client, agent])(
    'hides a listing of an outdated source, also on its own page (%#)',
    (viewer) => {
      for (const reachedBy of ['list', 'link'] as const) {
        const context = { ...saleSearch, reachedBy };
        expect(gate(outdated, viewer, context).visible).toBe(false);
        expect(hiddenReasons(outdated, viewer, context)).toEqual(['source_outdated']);
      }
    },
  );
});

describe('a hidden address', () => {
  const hidden = { ...other, internetaddressdisplayyn: false };

  it('leaves the listing visible and withholds its address', () => {
    for (const viewer of [guestViewer, client, agent])
      expect(gate(hidden, viewer, saleSearch)).toMatchObject({ visible: true, parts: { address: false } });
  });

  it('shows a hidden address to the listing’s own agent', () => {
    expect(gate({ ...hidden, agentId: 'jdoe' }, agent, saleSearch).parts.address).toBe(true);
  });
});

describe('withdrawn and expired listings', () => {
  it.each(['Withdrawn', 'Expired'] as const)(
    '%s is in no search, and opens by its link after signing in',
    (mlsstatus) => {
      const link = { ...saleSearch, reachedBy: 'link' } as const;
      expect(gate({ ...active, mlsstatus }, agent, saleSearch)).toMatchObject({ visible: false });
      expect(gate({ ...active, mlsstatus }, unverified, link)).toMatchObject({
        visible: true,
        parts: { images: 0 },
      });
    },
  );

  it.each(['Withdrawn', 'Expired'] as const)(
    '%s shows a guest nothing, for that reason alone',
    (mlsstatus) => {
      const link = { ...saleSearch, reachedBy: 'link' } as const;
      expect(hiddenReasons({ ...active, mlsstatus }, guestViewer, link)).toEqual(['off_market']);
    },
  );
});

describe('locked parts', () => {
  it.each([
    ['Active', guestViewer, 5],
    ['Pending - Taking Backups', guestViewer, 5],
    ['Sold', guestViewer, 5],
    ['Private', agent, allImages],
    ['Active', unverified, allImages],
    ['Sold', unverified, 5],
    ['Withdrawn', unverified, 0],
    ['Expired', unverified, 0],
    ['Active', client, allImages],
    ['Withdrawn', client, allImages],
  ] as const)('pictures of a %s listing: %#', (mlsstatus, viewer, images) => {
    const answer = gate({ ...active, mlsstatus }, viewer, { ...saleSearch, reachedBy: 'link' });
    expect(answer.parts.images).toBe(images);
  });

  it('price history waits for a verified person, the virtual tour for any sign-in', () => {
    const parts = (viewer: Viewer) => gate(active, viewer, saleSearch).parts;
    expect(parts(guestViewer)).toMatchObject({ pricehistory: false, virtualtour: false });
    expect(parts(unverified)).toMatchObject({ pricehistory: false, virtualtour: true });
    expect(parts(client)).toMatchObject({ pricehistory: true, virtualtour: true, agentdetails: false });
    expect(parts(agent)).toMatchObject({ agentdetails: true });
  });
});
