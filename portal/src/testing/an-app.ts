import { editions } from '@hearth/domain/edition/editions.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import type { SessionPerson } from '../shared/account/account.ts';
import type { App } from '../shared/app/app-context.tsx';
import { createApp } from '../shared/app/create-app.ts';
import { noAnswers, type ServedAnswers } from '../shared/app/served-answers.ts';
import { createSearchPaths } from '../shared/searching/search-path.ts';

/** The addresses of a guest's searches. */
export const guestSearches = createSearchPaths(viewers.guest);

/** Context of the filters of a guest's search for sale, on 2026-11-21 and a wide screen. */
export const guestForm = {
  lease: false,
  mobile: false,
  today: '2026-11-21',
  viewer: viewers.guest,
  agentMode: false,
} as const;

export interface Given extends Partial<App> {
  readonly answers?: ServedAnswers;
  readonly hasAccounts?: boolean;
  /** Is signed in. */
  readonly person?: SessionPerson;
}

/** A guest's page in Austin on 2026-11-21 that asks `client`; a narrow one, whose maps are put away at first. */
export function anApp(
  client: Client,
  { answers = noAnswers, hasAccounts = false, person, ...given }: Given = {},
): App {
  const app = createApp({
    edition: editions.austin,
    origin: location.origin,
    client,
    now: () => new Date('2026-11-21T18:00:00Z'),
    answers,
    hasAccounts,
  });
  if (person) app.account.signedIn(person);
  return { ...app, ...given };
}
