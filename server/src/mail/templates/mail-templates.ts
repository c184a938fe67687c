import { type AccountChangedParameters, accountChanged } from './account/account-changed.ts';
import { type AccountDeletedParameters, accountDeleted } from './account/account-deleted.ts';
import { type AccountEmailChangedParameters, accountEmailChanged } from './account/account-email-changed.ts';
import { type AccountExistsParameters, accountExists } from './account/account-exists.ts';
import { type AccountNewSignInParameters, accountNewSignIn } from './account/account-new-sign-in.ts';
import { type AccountWelcomeParameters, accountWelcome } from './account/account-welcome.ts';
import type { LinkMailParameters } from './account/link-mail.ts';
import {
  accountChangeEmail,
  accountInvite,
  accountReset,
  accountSetPassword,
  accountVerify,
} from './account/link-mails.ts';
import { type AgentActedParameters, agentActed } from './agent-acted.ts';
import { type AgentLookedParameters, agentLooked } from './agent-looked.ts';
import { type ClientNewsParameters, clientNews } from './client-news.ts';
import { type CollaboratorJoinedParameters, collaboratorJoined } from './collaborator-joined.ts';
import { type CommentDigestParameters, commentDigest } from './comment-digest.ts';
import { type ConsentWithdrawnParameters, consentWithdrawn } from './consent-withdrawn.ts';
import { type ContactInvitationParameters, contactInvitation } from './contact-invitation.ts';
import { type EmbedKeyGrantedParameters, embedKeyGranted } from './embed-key-granted.ts';
import { type EmbedKeyLinkParameters, embedKeyLink } from './embed-key-link.ts';
import { type InquiryAgentParameters, inquiryAgent } from './inquiry-agent.ts';
import { type InquiryContinuedParameters, inquiryContinued } from './inquiry-continued.ts';
import { type InquiryReplyParameters, inquiryReply } from './inquiry-reply.ts';
import { type InquiryVisitorParameters, inquiryVisitor } from './inquiry-visitor.ts';
import { type InquiryWaitingParameters, inquiryWaiting } from './inquiry-waiting.ts';
import { type InvitationParameters, invitation } from './invitation.ts';
import { type ListingNotPublishedParameters, listingNotPublished } from './listing-not-published.ts';
import { type ListingPerformanceParameters, listingPerformance } from './listing-performance.ts';
import { type ListingSharedParameters, listingShared } from './listing-shared.ts';
import type { MailTemplate } from './mail-template.ts';
import { type OpenHouseReceiptParameters, openHouseReceipt } from './open-house-receipt.ts';
import { type RecommendationParameters, recommendation } from './recommendation.ts';
import {
  type SavedSearchConfirmationParameters,
  savedSearchConfirmation,
} from './saved-search-confirmation.ts';
import { type SavedSearchNewsParameters, savedSearchNews } from './saved-search-news.ts';
import { type SearchResultsParameters, searchResults } from './search-results.ts';
import { type VotesOpenedParameters, votesOpened } from './votes-opened.ts';
import { type WebhookDisabledParameters, webhookDisabled } from './webhook-disabled.ts';
import { type WidgetsSilentParameters, widgetsSilent } from './widgets-silent.ts';

/** The parameters of each template, by its name in the column `template`. A new kind of mail is added here. */
export interface MailParameters {
  readonly 'account-changed': AccountChangedParameters;
  readonly 'account-change-email': LinkMailParameters;
  readonly 'account-deleted': AccountDeletedParameters;
  readonly 'account-email-changed': AccountEmailChangedParameters;
  readonly 'account-exists': AccountExistsParameters;
  readonly 'account-invite': LinkMailParameters;
  readonly 'account-new-sign-in': AccountNewSignInParameters;
  readonly 'account-reset': LinkMailParameters;
  readonly 'account-set-password': LinkMailParameters;
  readonly 'account-verify': LinkMailParameters;
  readonly 'account-welcome': AccountWelcomeParameters;
  readonly 'agent-acted': AgentActedParameters;
  readonly 'agent-looked': AgentLookedParameters;
  readonly 'client-news': ClientNewsParameters;
  readonly 'collaborator-joined': CollaboratorJoinedParameters;
  readonly 'comment-digest': CommentDigestParameters;
  readonly 'consent-withdrawn': ConsentWithdrawnParameters;
  readonly 'contact-invitation': ContactInvitationParameters;
  readonly 'embed-key-granted': EmbedKeyGrantedParameters;
  readonly 'embed-key-link': EmbedKeyLinkParameters;
  readonly 'inquiry-agent': InquiryAgentParameters;
  readonly 'inquiry-continued': InquiryContinuedParameters;
  readonly 'inquiry-reply': InquiryReplyParameters;
  readonly 'inquiry-visitor': InquiryVisitorParameters;
  readonly 'inquiry-waiting': InquiryWaitingParameters;
  readonly invitation: InvitationParameters;
  readonly 'listing-not-published': ListingNotPublishedParameters;
  readonly 'listing-performance': ListingPerformanceParameters;
  readonly 'listing-shared': ListingSharedParameters;
  readonly 'open-house-receipt': OpenHouseReceiptParameters;
  readonly 'saved-search-confirmation': SavedSearchConfirmationParameters;
  readonly 'saved-search-news': SavedSearchNewsParameters;
  readonly 'search-results': SearchResultsParameters;
  readonly recommendation: RecommendationParameters;
  readonly 'votes-opened': VotesOpenedParameters;
  readonly 'webhook-disabled': WebhookDisabledParameters;
  readonly 'widgets-silent': WidgetsSilentParameters;
}

export type TemplateName = keyof MailParameters;

export const mailTemplates: { readonly [Name in TemplateName]: MailTemplate<MailParameters[Name]> } = {
  'account-changed': accountChanged,
  'account-change-email': accountChangeEmail,
  'account-deleted': accountDeleted,
  'account-email-changed': accountEmailChanged,
  'account-exists': accountExists,
  'account-invite': accountInvite,
  'account-new-sign-in': accountNewSignIn,
  'account-reset': accountReset,
  'account-set-password': accountSetPassword,
  'account-verify': accountVerify,
  'account-welcome': accountWelcome,
  'agent-acted': agentActed,
  'agent-looked': agentLooked,
  'client-news': clientNews,
  'collaborator-joined': collaboratorJoined,
  'comment-digest': commentDigest,
  'consent-withdrawn': consentWithdrawn,
  'contact-invitation': contactInvitation,
  'embed-key-granted': embedKeyGranted,
  'embed-key-link': embedKeyLink,
  'inquiry-agent': inquiryAgent,
  'inquiry-continued': inquiryContinued,
  'inquiry-reply': inquiryReply,
  'inquiry-visitor': inquiryVisitor,
  'inquiry-waiting': inquiryWaiting,
  invitation,
  'listing-not-published': listingNotPublished,
  'listing-performance': listingPerformance,
  'listing-shared': listingShared,
  'open-house-receipt': openHouseReceipt,
  'saved-search-confirmation': savedSearchConfirmation,
  'saved-search-news': savedSearchNews,
  'search-results': searchResults,
  recommendation,
  'votes-opened': votesOpened,
  'webhook-disabled': webhookDisabled,
  'widgets-silent': widgetsSilent,
};
