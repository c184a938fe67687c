import type { Client } from '@hearth/widgets/client/client.ts';
import { createAccount, type SessionPerson, viewerOf } from '../shared/account/account.ts';
import type { App } from '../shared/app/app-context.tsx';
import { anApp } from './an-app.ts';

/** A client with a verified account. */
export const ana: SessionPerson = {
  ...{ username: 'ana', role: 'Client', loginStatus: 'verified', accountType: null, isAdmin: false },
  ...{ email: 'ana@visitor.example', firstname: 'Ana', lastname: 'Díaz', picture: null },
};

/** The app of a person who is signed in. */
export function signedInApp(client: Client, person: SessionPerson = ana): App {
  const account = createAccount(client, () => {});
  account.signedIn(person);
  const session = { viewer: viewerOf(person, 'austin'), agentMode: false };
  return anApp(client, { account, session, unlock: account.unlock });
}
