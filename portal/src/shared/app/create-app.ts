import { type Brand, plainBrand } from '@hearth/domain/edition/brand.ts';
import type { Edition } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import type { Call } from '@hearth/widgets/client/endpoint-call.ts';
import { type Account, createAccount } from '../account/account.ts';
import { createCompareList } from '../comparing/compare-list.ts';
import { createHistory } from '../history/create-history.ts';
import { createLastLooks } from '../history/last-looks.ts';
import { createViewedListings } from '../listing/viewed-listings.ts';
import { createMapStates } from '../searching/map-states.ts';
import { createShownHomes } from '../searching/shown-homes.ts';
import type { App } from './app-context.tsx';
import { createQueries } from './queries.ts';
import type { ServedAnswers } from './served-answers.ts';
import type { ServedHead } from './served-head.ts';
import { createSessions } from './session.ts';

interface AppParts {
  readonly edition: Edition;
  readonly brand?: Brand;
  /** Public address of the portal, without a slash at the end. */
  readonly origin: string;
  readonly client: Client;
  readonly now: () => Date;
  /** The server's responses that the first page brought along: those for guests. */
  readonly answers: ServedAnswers;
  readonly served?: ServedHead | null;
  /** Maps are beside their lists at first. */
  readonly isWide?: boolean;
  /** There is a way to sign up and to log in. */
  readonly hasAccounts?: boolean;
}

/** The app of a page that a guest has just opened. */
export function createApp({
  edition,
  brand = plainBrand,
  origin,
  client: anyClient,
  now,
  answers,
  served = null,
  isWide = false,
  hasAccounts = false,
}: AppParts): App {
  const queries = createQueries();
  const history = createHistory();
  const account = createAccount(anyClient, () => sessions.follow());
  const client = endingSession(anyClient, account);
  const sessions = createSessions({ edition, account, client, queries, answers, history });
  return {
    edition,
    brand,
    origin,
    client,
    queries,
    account,
    unlock: hasAccounts ? account.unlock : null,
    served,
    session: sessions.current,
    moment: () => ({ ...localMoment(now(), edition.timeZone), edition: edition.id }),
    homes: createShownHomes(),
    history,
    viewed: createViewedListings(history.records),
    looks: createLastLooks(),
    compare: createCompareList(),
    maps: createMapStates(isWide),
  };
}

/** The client, whose session expires here once the server no longer has it. */
const endingSession = (client: Client, account: Account): Client => ({
  ...client,
  call: (async (...given: Parameters<Call>) => {
    const username = account.state.person?.username;
    try {
      return await client.call(...given);
    } catch (error) {
      // A request that was in transit at a log-out does not end the session of the next person.
      const isSamePerson = account.state.person?.username === username;
      if ((error as ApiError).code === 'sign_in_required' && isSamePerson) account.expire();
      throw error;
    }
  }) as Call,
});
