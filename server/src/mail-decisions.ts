import { currentClientNews } from './alerts/agent-copies.service.ts';
import { currentNews, type DigestSource } from './alerts/digest-content.service.ts';
import { currentComments } from './comments/comment-mail.service.ts';
import type { ListingService } from './listings/listing.service.ts';
import type { MailDecisions } from './mail/mail-queue.ts';
import { stillRecommended } from './recommendations/recommendations.service.ts';
import { wantsInvitation } from './sharing/invitation-mail.service.ts';
import { wantsJoined } from './sharing/joined-mail.service.ts';
import { wantsOpenedVotes } from './votes/opening.service.ts';
import { stillThere } from './window/act-mail.service.ts';

interface Source extends DigestSource {
  readonly listings: Pick<ListingService, 'shownListing' | 'linkedListings' | 'openedByLink'>;
}

/**
 * Mails that are decided again at the time of sending; a resource adds its rule here.
 * @param source the services, which are made after the queue of mails
 */
export const mailDecisions = (source: () => Source): MailDecisions => ({
  'agent-acted': stillThere,
  invitation: wantsInvitation,
  'collaborator-joined': wantsJoined,
  'comment-digest': (_db, stored, site) => currentComments({ ...source(), config: site }, stored),
  recommendation: (db, stored) => stillRecommended(db, source().listings, stored),
  'votes-opened': wantsOpenedVotes,
  'client-news': (_db, stored) => currentClientNews(source(), stored),
  'saved-search-news': (_db, stored) => currentNews(source(), stored),
});
