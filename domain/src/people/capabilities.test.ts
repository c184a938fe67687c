import { describe, expect, it } from 'vitest';
import { statusRight } from '../listing/status-right.ts';
import { defaultStatuses } from '../search/filters/rows/status.ts';
import { anAgentViewer, viewers } from '../testing/a-viewer.ts';
import {
  type Capability,
  capabilities,
  may,
  mayComment,
  mayEditListing,
  mayOpenLeases,
  ownsContact,
} from './capabilities.ts';
import { loginStatusOf } from './login-status.ts';
import { hasRight } from './rights.ts';

const { guest, unverifiedClient, client, agent, anotherAgent } = viewers;
const admin = anAgentViewer({ agentId: 'desk', isAdmin: true });

/** In the order guest, unverified client, client, agent, admin. */
const table: Readonly<Record<Capability, string>> = {
  'see private listings': '---xx',
  'see showing details': '---xx',
  'read without a daily limit': '---xx',
  'recommend listings': '---xx',
  'send saved-search results': '---xx',
  'see contacts': '---xx',
  'edit contacts': '---xx',
  'see the history of contacts': '---xx',
  'have own exclusive listings': '---xx',
  'have email settings in the menu': '---xx',
  'edit listings of other agents': '----x',
  'reassign contacts': '----x',
  'fetch invitation counts': '-xx--',
  'have an agent': '-xx--',
  'have recent searches on the server': '-xxxx',
  'add an open house to a calendar': '-xxxx',
  'see names of other people': '-xxxx',
  'share and dismiss homes': '-xxxx',
  'save homes': '-xxxx',
  'take virtual tours': '-xxxx',
  'open delisted homes by link': '-xxxx',
  'see all photos of homes on the market': '-xxxx',
  'see all photos': '--xxx',
  'see price history': '--xxx',
  'find sold and leased homes': '--xxx',
  'see locked content': '--xxx',
  'submit forms': 'xxx--',
  'request the whitepaper': 'xxx--',
};

it.each(capabilities)('who may %s', (capability) => {
  const holders = [guest, unverifiedClient, client, agent, admin].map((viewer) => may(viewer, capability));
  expect(holders.map((has) => (has ? 'x' : '-')).join('')).toBe(table[capability]);
});

it.each([guest, unverifiedClient, client, agent, admin])(
  'filters ask %o for what the gate asks',
  (viewer) => {
    for (const status of ['Sold', 'Leased'] as const)
      expect(hasRight(viewer, statusRight(status))).toBe(may(viewer, 'find sold and leased homes'));
    expect(defaultStatuses({ ...ofSale, viewer }).includes('Private')).toBe(
      may(viewer, 'see private listings'),
    );
  },
);

const ofSale = { lease: false, exclusiveListingsEnabled: true, inCollectionOrHistory: false };

it('a person is a guest while the session is not known yet', () => {
  expect(loginStatusOf(null)).toBe(guest.loginStatus);
});

describe('a contact', () => {
  const contact = { agentId: 'ada.reyes', isLeasedSearchAllowed: true };

  it('is owned by its agent alone, not by admins', () => {
    const owners = [guest, client, agent, anotherAgent, admin].map((viewer) => ownsContact(viewer, contact));
    expect(owners).toEqual([false, false, true, false, false]);
    expect(ownsContact(agent, { agentId: null })).toBe(false);
  });

  it('opens lease searches to its agent where it allows them', () => {
    expect(mayOpenLeases(agent, contact)).toBe(true);
    expect(mayOpenLeases(anotherAgent, contact)).toBe(false);
    expect(mayOpenLeases(agent, { agentId: 'ada.reyes' })).toBe(false);
  });
});

it('an exclusive listing is edited by its agent and by admins', () => {
  const listing = { agentId: 'ada.reyes' };
  expect([client, agent, anotherAgent, admin].map((viewer) => mayEditListing(viewer, listing))).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(mayEditListing(agent, { agentId: null })).toBe(false);
});

it.each([
  ['a guest', guest, {}, false],
  ['a client', client, {}, true],
  ['an agent', agent, {}, true],
  ['a client who only views', client, { isViewOnly: true }, false],
  ['the agent of the owner in agent mode', agent, { isAgentMode: true }, true],
  ['another agent in agent mode', anotherAgent, { isAgentMode: true }, false],
  ['the agent in agent mode who only views', agent, { isAgentMode: true, isViewOnly: true }, false],
] as const)('whether %s may comment', (_, viewer, place, allowed) => {
  const usual = { isAgentMode: false, isViewOnly: false, ownerAgentId: 'ada.reyes' };
  expect(mayComment(viewer, { ...usual, ...place })).toBe(allowed);
});
