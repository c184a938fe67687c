import type { Client } from '@hearth/widgets/client/client.ts';
import type { SessionPerson } from '../shared/account/account.ts';
import type { App } from '../shared/app/app-context.tsx';
import { anApp } from './an-app.ts';

/** A client with a verified account. */
export const ana: SessionPerson = {
  ...{ username: 'ana', role: 'Client', loginStatus: 'verified', accountType: null, isAdmin: false },
  ...{ email: 'ana@visitor.example', firstname: 'Ana', lastname: 'Díaz', picture: null },
};

/** An agent of Austin. */
export const anAgent: SessionPerson = { ...ana, username: 'ada.reyes', role: 'Agent' };

/** The app of a person who is signed in. */
export const signedInApp = (client: Client, person: SessionPerson = ana): App =>
  anApp(client, { hasAccounts: true, person });
