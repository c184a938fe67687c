import type { MailDecisions } from './mail/mail-queue.ts';
import type { SavedSearchNewsParameters } from './mail/templates/saved-search-news.ts';
import { wantsInvitation } from './sharing/invitation-mail.service.ts';
import { wantsOpenedVotes } from './votes/opening.service.ts';

type News = SavedSearchNewsParameters;

/**
 * Mails that are decided again at the time of sending; a resource adds its rule here.
 * @param currentNews the content of a mail with news by then, which needs the services
 */
export const mailDecisions = (currentNews: (stored: News) => Promise<News | false>): MailDecisions => ({
  invitation: wantsInvitation,
  'votes-opened': wantsOpenedVotes,
  'saved-search-news': (_db, stored) => currentNews(stored),
});
