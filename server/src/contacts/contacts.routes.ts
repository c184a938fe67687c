import * as contract from '@hearth/domain/contract/contact.ts';
import { serveToPortal } from '../http/portal-scope.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { changeContactOf, contactById, contactsOf, createContact } from './contacts.service.ts';

/** The contacts of agents. Pages of other sites, which ask with an embed key, have no part in them. */
export const contactRoutes: Resource = (app, { config, db: { kysely: db } }) =>
  serveToPortal(app, config, (scope) => {
    route(scope, contract.getContacts, ({ query, visit }) => contactsOf(db, query, visit));
    route(scope, contract.getContact, ({ params, visit }) => contactById(db, params.id, visit));
    route(scope, contract.addContact, ({ body, visit }) => createContact(db, body, visit));
    route(scope, contract.updateContact, ({ params, body, visit }) =>
      changeContactOf(db, params.id, body, visit),
    );
  });
