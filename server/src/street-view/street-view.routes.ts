import { getStreetView as endpoint } from '@hearth/domain/contract/street-view.ts';
import { shareOf } from '../http/rate-limit.ts';
import type { Resource } from '../http/resource.ts';
import { type RouteHandler, route } from '../http/route.ts';
import { createGoogleStreetView, type StreetPicture } from '../ports/street-view/google-street-view.ts';

/** 12 of an address's 600 requests a minute: each picture costs the operator money. */
const STREET_VIEW_SHARE = 0.02;
/** Google's largest. */
const MOST_PIXELS = 640;

/** Pictures of the street before a home, where the operator configured a service. */
export const streetViewRoutes: Resource = (app, { listings, config, budget }) => {
  const service = config.streetView && createGoogleStreetView(config.streetView);

  const handler: RouteHandler<typeof endpoint> = async ({ params, query }, request, reply) => {
    const { visit, log } = request;
    reply.header('cache-control', 'no-store');
    const shown = await listings.requiredListing(params.id, visit);
    await budget.countPage(request, reply, [shown.listing.listingid]);
    const { latitude, longitude } = shown.listing;
    if (!service || !shown.parts.address || latitude === null || longitude === null)
      return { view: null, isKnown: false };
    try {
      const size = { width: sizeOf(query.width), height: sizeOf(query.height, 400) };
      const picture = await service.pictureAt({ latitude, longitude }, size);
      return { view: picture && viewOf(picture), isKnown: true };
    } catch (error) {
      log.warn({ err: error }, 'the service of street views failed');
      return { view: null, isKnown: false };
    }
  };
  route(app, endpoint, handler, {
    requestsPerMinute: shareOf(config.requestsPerMinute, STREET_VIEW_SHARE),
  });
};

const sizeOf = (pixels: string | undefined, usual = MOST_PIXELS): number =>
  Math.min(Number(pixels ?? usual), MOST_PIXELS);

const viewOf = ({ bytes, type, taken, credit, meters }: StreetPicture) => ({
  picture: `data:${type};base64,${bytes.toString('base64')}`,
  ...{ taken, credit, meters },
});
