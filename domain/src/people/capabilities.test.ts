import { expect, it } from 'vitest';
import { statusRight } from '../listing/status-right.ts';
import { defaultStatuses } from '../search/filters/rows/status.ts';
import { anAgentViewer, viewers } from '../testing/a-viewer.ts';
import { agentAccountTypes } from './account-types.ts';
import { type Capability, capabilities, may } from './capabilities.ts';
import { hasRight } from './rights.ts';

const { guest, unverifiedClient, client, agent } = viewers;
const admin = anAgentViewer({ agentId: 'desk', isAdmin: true });

/** In the order guest, unverified client, client, agent, admin. */
const table: Readonly<Record<Capability, string>> = {
  'see private listings': '---xx',
  'see showing details': '---xx',
  'read without a daily limit': '---xx',
  'have email settings in the menu': '---xx',
  'have agent settings': '---xx',
  'have contacts': '---xx',
  'act for contacts': '---xx',
  'reassign contacts': '----x',
  'have exclusive listings': '---xx',
  'manage listings of all agents': '----x',
  'take virtual tours': '-xxxx',
  'open delisted homes by link': '-xxxx',
  'see all photos of homes on the market': '-xxxx',
  'see all photos': '--xxx',
  'see price history': '--xxx',
  'find sold and leased homes': '--xxx',
  'submit forms': 'xxx--',
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

/** Capabilities by type of account, in the order of `agentAccountTypes`, for agents without the admin flag. */
const byType: Readonly<Partial<Record<Capability, string>>> = {
  'have agent settings': 'x-xxxxx',
  'have contacts': 'x-xxxxx',
  'act for contacts': 'x-xx--x',
  'reassign contacts': '-------',
  'have exclusive listings': 'x-xxxxx',
  'manage listings of all agents': '-------',
  'see private listings': 'xxxxxxx',
  'submit forms': '-------',
};

it.each(Object.entries(byType))('types of accounts that may %s', (capability, row) => {
  const holders = agentAccountTypes.map((accountType) =>
    may(anAgentViewer({ accountType }), capability as Capability),
  );
  expect(holders.map((has) => (has ? 'x' : '-')).join('')).toBe(row);
});

const ofSale = { lease: false, exclusiveListingsEnabled: true, inCollectionOrHistory: false };
