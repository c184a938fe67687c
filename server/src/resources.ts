import { identityRoutes } from './accounts/identity.routes.ts';
import { dashboardRoutes } from './agent-dashboard/dashboard.routes.ts';
import { agentRoutes } from './agents/agent.routes.ts';
import { recommendedAgentRoutes } from './agents/recommended-agent.routes.ts';
import { agentSettingsRoutes } from './agents/settings/agent-settings.routes.ts';
import { alertRoutes } from './alerts/alerts.routes.ts';
import { captchaRoutes } from './captcha/captcha.routes.ts';
import { collectionSharingRoutes } from './collections/collection-sharing.routes.ts';
import { collectionRoutes } from './collections/collections.routes.ts';
import { takeAlongRoutes } from './collections/take-along.routes.ts';
import { commentRoutes } from './comments/comments.routes.ts';
import { commuteRoutes } from './commute/commute.routes.ts';
import { contactRoutes } from './contacts/contacts.routes.ts';
import { embedConfigRoutes } from './embeds/configs/configs.routes.ts';
import { embedViewRoutes } from './embeds/embed-views.routes.ts';
import { keyOwnerRoutes } from './embeds/owner/key-owner.routes.ts';
import { agentWidgetRoutes } from './embeds/shelf/agent-widgets.routes.ts';
import { estimateRoutes } from './estimates/estimate.routes.ts';
import { exclusiveListingRoutes } from './exclusive-listings/exclusive-listings.routes.ts';
import { exclusiveOpenHouseRoutes } from './exclusive-listings/open-houses/open-houses.routes.ts';
import { exclusivePhotoRoutes } from './exclusive-listings/photos/photos.routes.ts';
import { publishRoutes } from './exclusive-listings/publish/publish.routes.ts';
import { historyRoutes } from './history/history.routes.ts';
import { homeNoteRoutes } from './home-notes/home-notes.routes.ts';
import { hostedRoutes } from './hosted/hosted.routes.ts';
import type { Resource } from './http/resource.ts';
import { inquiryRoutes } from './inquiries/inquiry.routes.ts';
import { reviewRoutes } from './inquiries/review.routes.ts';
import { withdrawalRoutes } from './inquiries/withdrawal.routes.ts';
import { agentInquiryRoutes } from './inquiries/work/agent-inquiries.routes.ts';
import { incomingRoutes } from './inquiries/work/incoming.routes.ts';
import { listingActionRoutes } from './listing-actions/listing-actions.routes.ts';
import { listingStopsRoutes } from './listing-stops/listing-stops.routes.ts';
import { listingRoutes } from './listings/listing.routes.ts';
import { liveRoutes } from './live/live.routes.ts';
import { deliveryRoutes } from './mail/delivery/delivery.routes.ts';
import { inboxRoutes } from './mail/inbox.routes.ts';
import { outboxRoutes } from './mail/outbox.routes.ts';
import { mapRoutes } from './map/map.routes.ts';
import { marketOverviewRoutes } from './market-overview/market-overview.routes.ts';
import { nearbyHomesRoutes } from './nearby-homes/nearby-homes.routes.ts';
import { rsvpRoutes } from './open-house-rsvps/rsvps.routes.ts';
import { pagesRoutes } from './pages/pages.routes.ts';
import { userRoutes } from './people/user.routes.ts';
import { photoRoutes } from './photos/photo.routes.ts';
import { sceneRoutes } from './photos/scenes.routes.ts';
import { polygonRoutes } from './polygons/polygon.routes.ts';
import { recommendationRoutes } from './recommendations/recommendations.routes.ts';
import { pendingSearchRoutes } from './saved-searches/pending-searches.routes.ts';
import { savedSearchRoutes } from './saved-searches/saved-searches.routes.ts';
import { relaxationRoutes } from './search/relaxations.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { iabsRoutes } from './site/iabs.routes.ts';
import { siteRoutes } from './site/site.routes.ts';
import { streetViewRoutes } from './street-view/street-view.routes.ts';
import { suggestionsRoutes } from './suggestions/suggestions.routes.ts';
import { tileRoutes } from './tiles/tiles.routes.ts';
import { voteRoutes } from './votes/votes.routes.ts';
import { webhookRoutes } from './webhooks/webhooks.routes.ts';
import { noteLooks } from './window/note-looks.ts';
import { windowRoutes } from './window/window.routes.ts';

/** Everything the API serves; a new resource is added here. */
export const resources: readonly Resource[] = [
  // Its hook holds for the routes of the resources after it.
  noteLooks,
  siteRoutes,
  iabsRoutes,
  tileRoutes,
  identityRoutes,
  agentRoutes,
  agentSettingsRoutes,
  recommendedAgentRoutes,
  searchRoutes,
  relaxationRoutes,
  listingRoutes,
  listingStopsRoutes,
  listingActionRoutes,
  collectionRoutes,
  collectionSharingRoutes,
  commentRoutes,
  voteRoutes,
  takeAlongRoutes,
  homeNoteRoutes,
  recommendationRoutes,
  savedSearchRoutes,
  pendingSearchRoutes,
  contactRoutes,
  exclusiveListingRoutes,
  publishRoutes,
  exclusivePhotoRoutes,
  exclusiveOpenHouseRoutes,
  rsvpRoutes,
  historyRoutes,
  liveRoutes,
  alertRoutes,
  nearbyHomesRoutes,
  photoRoutes,
  sceneRoutes,
  mapRoutes,
  suggestionsRoutes,
  polygonRoutes,
  marketOverviewRoutes,
  captchaRoutes,
  commuteRoutes,
  streetViewRoutes,
  estimateRoutes,
  embedViewRoutes,
  keyOwnerRoutes,
  embedConfigRoutes,
  agentWidgetRoutes,
  inquiryRoutes,
  agentInquiryRoutes,
  incomingRoutes,
  dashboardRoutes,
  withdrawalRoutes,
  reviewRoutes,
  outboxRoutes,
  inboxRoutes,
  deliveryRoutes,
  userRoutes,
  webhookRoutes,
  windowRoutes,
  hostedRoutes,
  pagesRoutes,
];
