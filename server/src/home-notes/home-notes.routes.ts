import * as contract from '@hearth/domain/contract/home-note.ts';
import { serveToPortal } from '../http/portal-scope.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { noteHome } from './home-notes.service.ts';

/** Private notes of people on homes. */
export const homeNoteRoutes: Resource = (app, { db: { kysely: db }, config, listings }) =>
  serveToPortal(app, config, (scope) => {
    route(scope, contract.noteHome, async ({ params, body, visit }) => {
      await noteHome({ db, listings }, { ...params, ...body }, visit);
      return { done: true } as const;
    });
  });
