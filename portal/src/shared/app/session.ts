import type { Edition } from '@hearth/domain/edition/editions.ts';
import { actingPath } from '@hearth/domain/page/acting-pages.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { type Account, type SessionPerson, viewerOf } from '../account/account.ts';
import { type Changes, createChanges } from '../changes/create-changes.ts';
import { afterLeft } from '../changes/left-changes.ts';
import type { History } from '../history/create-history.ts';
import { createSaving, type Saving } from '../saving/saving.ts';
import { createRecentSearches, noRecents, type RecentSearches } from '../searching/recent-searches.ts';
import { createSearchPaths, type SearchPaths } from '../searching/search-path.ts';
import { actingClient } from './acting-client.ts';
import { noAnswers, type ServedAnswers } from './served-answers.ts';

/** Parts of the page that a session works with. */
interface PageParts {
  readonly account: Account;
  readonly client: Client;
  readonly queries: QueryClient;
}

/** Everything of one person: made at the sign-in and thrown away at the sign-out. Guests have one as well. */
interface SessionScope extends PageParts {
  /** '' for guests. */
  readonly username: string;
  /** Begins the keys of answers about the person. No other session has it. */
  readonly root: SessionRoot;
  /** The same of the person who is signed in, also while they act for a contact. */
  readonly ownRoot: SessionRoot;
  /** The changes that the server does not have yet. */
  readonly changes: Changes;
  /** The panel of collections. */
  readonly saving: Saving;
  /** Ends what waits for the person. */
  readonly end: () => void;
}

type SessionRoot = readonly ['session', number];

/** A contact for whom an agent acts. */
export interface ActingContact {
  /** Of the contact's page. */
  readonly id: string;
  readonly username: string | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly isLeasedSearchAllowed: boolean;
}

/** The full name of a contact. */
export const actingName = ({ firstname, lastname }: ActingContact): string =>
  `${firstname} ${lastname}`.trim();

/** The scope of the person who uses the page, as this viewer sees it. */
export interface Session extends SessionScope {
  /** A guest while the session of the person is expired. */
  readonly viewer: Viewer;
  /** An agent acts for a contact, whose things the session has. */
  readonly agentMode: boolean;
  /** The contact of agent mode; null for the person's own things. */
  readonly contact: ActingContact | null;
  /** The choice of mails to the contact of agent mode about things that the agent saves; null for the person's own things. */
  readonly mails: { readonly areSent: () => boolean; readonly send: (areSent: boolean) => void } | null;
  /** The address of a page, of which a contact may have another one. */
  readonly to: (address: string) => string;
  /** The session in which an agent acts for a contact: the same one as long as the agent's lasts. */
  readonly actFor: (contact: ActingContact) => Session;
  /** The addresses of searches, as they are for this viewer. */
  readonly searches: SearchPaths;
  /** The searches that were run on this device. */
  readonly recents: RecentSearches;
  /** The server's responses that the first page brought along. */
  readonly answers: ServedAnswers;
}

interface SessionParts extends PageParts {
  readonly history: Pick<History, 'records'>;
  readonly edition: Edition;
  /** Those for guests. */
  readonly answers: ServedAnswers;
}

/** The session of the page at any moment. */
interface Sessions {
  readonly current: () => Session;
  /** Begins, ends or changes the session once the account has another person or status. */
  readonly follow: () => void;
}

/** Begins with the session of a guest. */
export function createSessions({ edition, answers, history, ...app }: SessionParts): Sessions {
  const { account, queries } = app;
  let scopes = 0;
  /** Sessions of agent mode by contact; they end with the session of the agent. */
  const acting = new Map<string, Session>();
  const begin = (username: string, client = app.client): SessionScope => {
    const root: SessionRoot = ['session', scopes++];
    const changes = createChanges({ ...app, client, id: root.join() });
    const refetch = () => void queries.invalidateQueries({ queryKey: root });
    const stop = username === '' ? () => {} : afterLeft(refetch);
    return {
      ...app,
      client,
      username,
      root,
      ownRoot: root,
      changes,
      saving: createSaving(),
      end() {
        stop();
        changes.end();
        void queries.cancelQueries({ queryKey: root });
        queries.removeQueries({ queryKey: root, type: 'inactive' });
      },
    };
  };
  const seen = (scope: SessionScope, person: SessionPerson | null): Session => {
    const viewer = viewerOf(person, edition.id);
    const searches = createSearchPaths(viewer);
    return {
      ...scope,
      viewer,
      agentMode: false,
      contact: null,
      mails: null,
      to: (address) => address,
      actFor: (contact) => actingSession(viewer, contact),
      searches,
      recents: createRecentSearches(searches.defaults, history.records),
      answers: person ? noAnswers : answers,
    };
  };
  function actingSession(viewer: Viewer, contact: ActingContact): Session {
    const { id, username } = contact;
    const ownRoot = scope.root;
    const lostContact = () => void queries.invalidateQueries({ queryKey: ownRoot });
    const known = acting.get(id);
    if (username === null) throw new Error('a contact without an account has nothing to act on');
    const mails = known?.mails ?? contactMails();
    const isQuiet = () => !mails.areSent();
    const ofContact = known ?? begin(username, actingClient(app.client, username, lostContact, isQuiet));
    const to = known?.to ?? ((address: string) => actingPath(id, address));
    const searches = known?.searches ?? createSearchPaths(viewer, to);
    const session: Session = {
      ...ofContact,
      ownRoot,
      ...{ viewer, agentMode: true, contact, mails, to, searches, recents: noRecents, answers: noAnswers },
      actFor: (other) => actingSession(viewer, other),
    };
    acting.set(id, session);
    return session;
  }
  const endActing = () => {
    for (const { end } of acting.values()) end();
    acting.clear();
  };
  let scope = begin('');
  let current = seen(scope, null);
  return {
    current: () => current,
    follow() {
      const { person, isExpired } = account.state;
      // The page of an expired session stays, for its person to continue.
      const username = person?.username ?? (isExpired ? scope.username : '');
      if (username !== scope.username) {
        endActing();
        scope.end();
        scope = begin(username);
      }
      current = seen(scope, person);
      refetchAnswers(queries);
    },
  };
}

/** Mails about changes are sent until the agent turns them off. */
function contactMails(): NonNullable<Session['mails']> {
  let areSent = true;
  return {
    areSent: () => areSent,
    send(sends) {
      areSent = sends;
    },
  };
}

/** Answers depend on the viewer: those in view are requested again, all others are dropped. Answers of a session end with it. */
export function refetchAnswers(queries: QueryClient): void {
  const predicate = ({ queryKey }: Pick<Query, 'queryKey'>) => queryKey[0] !== 'session';
  queries.removeQueries({ type: 'inactive', predicate });
  void queries.invalidateQueries({ predicate });
}
