import { plainLine } from '@hearth/domain/inquiry/plain-text.ts';
import { isContentPage } from '@hearth/domain/page/content-page.ts';
import { noteActivity } from '../contacts/activity.service.ts';
import type { Db } from '../db/database.ts';
import { switchesOf } from '../history/history-settings.service.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { withoutSecrets } from '../http/without-secrets.ts';
import { monthsBefore } from '../inquiries/personal-data.service.ts';
import { changeFor } from './owner.service.ts';
import { deletePageViewsBefore, insertPageView } from './page-views.queries.ts';

const longestPath = 1000;
const longestTitle = 256;

/** Records that the signed-in person opened a page, where they record a history; pages of guests are not recorded. */
export async function recordPageView(
  db: Db,
  visit: OwnedVisit,
  { path, title = '' }: { readonly path: string; readonly title?: string | undefined },
): Promise<void> {
  const [bare = '/'] = plainLine(path).split(/[?#]/);
  const view = {
    path: withoutSecrets(bare).slice(0, longestPath),
    isContent: isContentPage(bare),
    title: plainLine(title).slice(0, longestTitle) || null,
    viewedAt: visit.now,
  };
  await changeFor(db, visit, 'page view recorded', async (transaction, { id: personId }) => {
    const switches = await switchesOf(transaction, personId);
    if (switches.record) await insertPageView(transaction, { ...view, personId });
    await noteActivity(transaction, visit, switches);
  });
}

/** Deletes page views past the retention. @param months 0 keeps all of them */
export async function dropOldPageViews(db: Db, months: number, now: Date): Promise<void> {
  if (months > 0) await deletePageViewsBefore(db, monthsBefore(now, months));
}
