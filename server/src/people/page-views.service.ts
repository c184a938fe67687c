import { plainLine } from '@hearth/domain/inquiry/plain-text.ts';
import type { Db } from '../db/database.ts';
import type { Visit } from '../http/visit.ts';
import { monthsBefore } from '../inquiries/personal-data.service.ts';
import { deletePageViewsBefore, insertPageView } from './page-views.queries.ts';
import { ownPerson } from './profile.service.ts';

const longestPath = 1000;
const longestTitle = 256;

/** Records that the signed-in person opened a page; pages of guests are not recorded. */
export async function recordPageView(
  db: Db,
  visit: Visit,
  { path, title = '' }: { readonly path: string; readonly title?: string | undefined },
): Promise<void> {
  const { id: personId } = await ownPerson(db, visit);
  const [bare = '/'] = plainLine(path).split(/[?#]/);
  await insertPageView(db, {
    personId,
    path: bare.slice(0, longestPath),
    title: plainLine(title).slice(0, longestTitle) || null,
    viewedAt: visit.now,
  });
}

/** Deletes page views past the retention. @param months 0 keeps all of them */
export async function dropOldPageViews(db: Db, months: number, now: Date): Promise<void> {
  if (months > 0) await deletePageViewsBefore(db, monthsBefore(now, months));
}
