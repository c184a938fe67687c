import { agentTabs, type HistorySwitches, usualSwitches } from '@hearth/domain/people/history-rules.ts';
import { proxy } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { persisted } from '../../ui/persisted.ts';

/** Decides what this page stores and shows of a history. Components read `state` by `useSnapshot`. */
export interface History {
  readonly state: {
    /** Those of the account, as far as this device knows them. */
    switches: HistorySwitches;
    /** The visitor views privately in this tab: nothing of it is stored, and marks are not shown. */
    isPrivate: boolean;
  };
  /** Returns whether homes, searches and pages are stored. */
  records(): boolean;
  /** Takes over the switches of the account. */
  follow(switches: HistorySwitches): void;
  viewPrivately(isPrivate: boolean): void;
}

const schema = z.object({
  record: z.boolean(),
  showToMe: z.boolean(),
  showToAgent: z.boolean(),
  useForSuggestions: z.boolean(),
  hiddenFromAgent: z._default(z.array(z.enum(agentTabs)), []),
});

export function createHistory(): History {
  const stored = persisted<HistorySwitches>('hearth-history', schema, usualSwitches);
  const state = proxy<History['state']>({ switches: stored.read(), isPrivate: privateTab.read() });
  stored.subscribe(() => {
    state.switches = stored.read();
  });
  return {
    state,
    records: () => state.switches.record && !state.isPrivate,
    follow(switches) {
      state.switches = switches;
      stored.write(switches);
    },
    viewPrivately(isPrivate) {
      state.isPrivate = isPrivate;
      privateTab.write(isPrivate);
    },
  };
}

/** The history of a page on which nothing is stored and no marks are shown. */
export const withoutHistory = (history: History): History => ({
  ...history,
  state: proxy<History['state']>({ switches: { ...history.state.switches }, isPrivate: true }),
  records: () => false,
});

/** A mark of the tab, which ends with it. Where storage is forbidden, it ends with the page. */
const privateTab = {
  key: 'hearth-private',
  read(): boolean {
    try {
      return sessionStorage.getItem(this.key) === 'yes';
    } catch {
      return false;
    }
  },
  write(isPrivate: boolean): void {
    try {
      if (isPrivate) sessionStorage.setItem(this.key, 'yes');
      else sessionStorage.removeItem(this.key);
    } catch {
      // It lasts for this page.
    }
  },
};
