import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

const asking = new AsyncLocalStorage<true>();

/** Returns whether the current request is one that the server sends to itself for a page, which counts as the page. */
export const isOwnRequest = (): boolean => asking.getStore() === true;

/** Sends a request of the server to itself for a page. */
export const askOurselves = (
  app: Pick<FastifyInstance, 'inject'>,
  request: InjectOptions,
): Promise<LightMyRequestResponse> => asking.run(true, async () => app.inject(request));
