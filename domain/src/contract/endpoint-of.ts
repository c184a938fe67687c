import type * as agent from './agent.ts';
import type * as areaOutlines from './area-outlines.ts';
import type * as captcha from './captcha.ts';
import type * as collection from './collection.ts';
import type * as commute from './commute.ts';
import type * as embed from './embed.ts';
import type { Endpoint } from './endpoint.ts';
import type * as favoritePlace from './favorite-place.ts';
import type * as federatedIdentity from './federated-identity.ts';
import type * as identity from './identity.ts';
import type * as inquiry from './inquiry.ts';
import type * as listing from './listing.ts';
import type * as listingActions from './listing-actions.ts';
import type * as mailSubscription from './mail-subscription.ts';
import type * as map from './map.ts';
import type * as marketOverview from './market-overview.ts';
import type * as outlines from './outlines.ts';
import type * as passkey from './passkey.ts';
import type * as polygon from './polygon.ts';
import type * as polygonByUrl from './polygon-by-url.ts';
import type * as relaxations from './relaxations.ts';
import type { Route } from './routes.ts';
import type * as search from './search.ts';
import type * as site from './site.ts';
import type * as streetView from './street-view.ts';
import type * as suggestions from './suggestions.ts';
import type * as tiles from './tiles.ts';
import type * as user from './user.ts';
import type * as userMemory from './user-memory.ts';
import type * as userPhoto from './user-photo.ts';

type Resource =
  | typeof agent
  | typeof areaOutlines
  | typeof captcha
  | typeof collection
  | typeof commute
  | typeof embed
  | typeof inquiry
  | typeof listing
  | typeof listingActions
  | typeof map
  | typeof marketOverview
  | typeof outlines
  | typeof suggestions
  | typeof polygon
  | typeof polygonByUrl
  | typeof relaxations
  | typeof search
  | typeof site
  | typeof streetView
  | typeof tiles
  | typeof favoritePlace
  | typeof federatedIdentity
  | typeof identity
  | typeof mailSubscription
  | typeof passkey
  | typeof user
  | typeof userMemory
  | typeof userPhoto;

type EndpointsIn<R> = R extends unknown ? Extract<R[keyof R], Endpoint> : never;

/** The declaration that has this method and path: what the endpoint takes and answers, without importing its schemas. */
export type EndpointOf<R extends Route> = Extract<EndpointsIn<Resource>, R>;
