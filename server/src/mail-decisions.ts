import type { MailDecisions } from './mail/mail-queue.ts';
import { wantsInvitation } from './sharing/invitation-mail.service.ts';
import { wantsOpenedVotes } from './votes/opening.service.ts';

/** Mails that are decided again at the time of sending; a resource adds its rule here. */
export const mailDecisions: MailDecisions = {
  invitation: wantsInvitation,
  'votes-opened': wantsOpenedVotes,
};
