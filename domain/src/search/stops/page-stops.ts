import { typicalViewers } from '../../people/typical-viewers.ts';
import type { MatchContext } from '../match-context.ts';
import {
  firstStop,
  type HomePage,
  homePages,
  type Stop,
  type StopHome,
  type StopPartner,
} from './first-stop.ts';

/** Viewers whose pages are asked about: a guest, a verified client, and an agent who is not the listing's own. */
export const stopViewers = ['guest', 'client', 'agent'] as const;
export type StopViewer = (typeof stopViewers)[number];

/** The first stop of a page for a kind of viewer. */
export interface PageStop {
  readonly page: HomePage;
  readonly viewer: StopViewer;
  /** null where the page shows the home. */
  readonly stop: Stop | null;
}

/** One stop for each page and viewer. */
export const pageStops = (stopAt: (page: HomePage, viewer: StopViewer) => Stop | null): PageStop[] =>
  homePages.flatMap((page) => stopViewers.map((viewer) => ({ page, viewer, stop: stopAt(page, viewer) })));

/**
 * The stops of a home.
 * @param partner whose pages are meant; null for any partner with all homes, undefined for an unknown key
 */
export const stopsOfHome = (
  home: StopHome,
  partner: StopPartner | null | undefined,
  moment: MatchContext,
): PageStop[] =>
  pageStops((page, viewer) => firstStop(home, { page, viewer: typicalViewers[viewer], partner }, moment));

/** Pages that show a home to the public: to guests, and mails to clients. */
export const publicPages = (home: StopHome, moment: MatchContext): readonly HomePage[] =>
  homePages.filter((page) => {
    const viewer = page === 'mail' ? typicalViewers.client : typicalViewers.guest;
    return firstStop(home, { page, viewer, partner: null }, moment) === null;
  });
