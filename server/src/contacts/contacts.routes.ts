import * as contract from '@hearth/domain/contract/contact.ts';
import * as changes from '@hearth/domain/contract/contact-changes.ts';
import * as files from '@hearth/domain/contract/contact-files.ts';
import type { FastifyInstance } from 'fastify';
import { createSharingLimits } from '../accounts/sharing-limits.service.ts';
import { AppError } from '../http/errors.ts';
import { serveToPortal } from '../http/portal-scope.ts';
import { shareOf } from '../http/rate-limit.ts';
import type { Resource, ResourceDependencies } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { changeMailsOf } from './contact-mails.service.ts';
import { changeContactOf, contactById, contactsOf, createContact } from './contacts.service.ts';
import { exportFile, importFile } from './files/contact-files.service.ts';
import { inviteContactByMail } from './invite.service.ts';
import { merge, mergePreview } from './merge.service.ts';
import { assignableAgents, reassign } from './reassign.service.ts';

/** The contacts of agents. Pages of other sites, which ask with an embed key, have no part in them. */
export const contactRoutes: Resource = (app, dependencies) =>
  serveToPortal(app, dependencies.config, (scope) => {
    const db = dependencies.db.kysely;
    const limits = createSharingLimits({ db, clock: dependencies.clock });
    route(scope, contract.getContacts, ({ query, visit }) => contactsOf(db, query, visit));
    route(scope, contract.getContact, ({ params, visit }) => contactById(db, params.id, visit));
    route(scope, contract.addContact, ({ body, visit }) => createContact(db, body, visit));
    route(scope, contract.updateContact, ({ params, body, visit }) =>
      changeContactOf(db, params.id, body, visit),
    );
    route(scope, changes.inviteContact, ({ params, visit }, { ip }) =>
      inviteContactByMail({ ...dependencies, limits }, { ...params, address: ip, visit }),
    );
    route(scope, changes.previewMerge, ({ params, query, visit }) =>
      mergePreview(db, { ...params, ...query }, visit),
    );
    route(scope, changes.mergeContacts, ({ params, body, visit }) =>
      merge(db, { ...params, ...body }, visit),
    );
    route(scope, changes.changeContactMails, ({ params, body, visit }) =>
      changeMailsOf(db, params.id, body, visit),
    );
    route(scope, changes.getAssignableAgents, async ({ query, visit }) => ({
      items: [...(await assignableAgents(db, query.query, visit))],
    }));
    route(scope, changes.reassignContact, ({ params, query, body, visit }) =>
      reassign(db, { ...params, ...query, ...body }, visit),
    );
    serveFiles(scope, dependencies);
  });

/** Bytes of a file with the contacts of a lifetime. */
const mostFileBytes = 10 * 1024 * 1024;
/** 12 of 600 a minute: a file takes seconds of the database. */
const SHARE = 0.02;

function serveFiles(app: FastifyInstance, { db: { kysely: db }, config }: ResourceDependencies): void {
  const limits = { requestsPerMinute: shareOf(config.requestsPerMinute, SHARE) };
  app.addContentTypeParser(
    ['text/csv', 'text/vcard', 'text/x-vcard'],
    { parseAs: 'buffer' },
    (_request, body, parsed) => parsed(null, body),
  );
  route(
    app,
    files.importContacts,
    ({ visit }, { body, headers }) => {
      if (!Buffer.isBuffer(body)) throw new AppError('unsupported_media_type');
      const format = headers['content-type']?.includes('csv') ? 'csv' : 'vcard';
      return importFile(db, body, format, visit);
    },
    { ...limits, bodyLimit: mostFileBytes },
  );
  route(
    app,
    files.exportContacts,
    async ({ query: { format }, visit }, _request, reply) => {
      const [type, name] = format === 'csv' ? ['text/csv', 'contacts.csv'] : ['text/vcard', 'contacts.vcf'];
      reply.type(`${type}; charset=utf-8`).header('content-disposition', `attachment; filename="${name}"`);
      return exportFile(db, format, visit);
    },
    limits,
  );
}
