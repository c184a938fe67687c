import { endpointNames, endpointOf } from '../account-attacks/account-calls.ts';
import { collectionPaths } from './leak-collections.ts';
import { fencedOrigin, type LeakPath } from './leak-path.ts';

/** Calls about people, their accounts and what they do with listings, of people who have nothing stored. None of their answers has a word of a listing, for any viewer. */
const calls: readonly LeakPath[] = endpointNames.map(endpointOf).map(({ method, path }) => ({
  name: `${method} ${path}`,
  endpoint: `${method} ${path}`,
  ...{ by: 'nothing', reachedBy: 'list', audience: 'viewer', needsAccount: true },
  async ask(server, { listing }, { viewer, fenced }) {
    const { body, statusCode } = await server.as(viewer).inject({
      method,
      url: path.replaceAll(/\{\w+\}/g, encodeURIComponent(listing.listingid)),
      headers: fenced ? { origin: fencedOrigin } : {},
      ...(method !== 'GET' && { payload: {} }),
    });
    return { text: body, count: null, status: statusCode };
  },
}));

export const accountPaths: readonly LeakPath[] = [...calls, ...collectionPaths];
