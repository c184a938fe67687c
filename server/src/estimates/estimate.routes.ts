import { estimateHomePrice } from '@hearth/domain/contract/home-price-estimate.ts';
import { shareOf } from '../http/rate-limit.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { createEstimateService } from './estimate.service.ts';

/** 30 of 600 a minute: visitors ask about a few homes. */
const SHARE = 0.05;

/** Estimates of home prices. */
export const estimateRoutes: Resource = (app, dependencies) => {
  const estimates = createEstimateService(dependencies);
  const requestsPerMinute = shareOf(dependencies.config.requestsPerMinute, SHARE);
  route(app, estimateHomePrice, ({ query }, { visit }) => estimates.estimate(query, visit), {
    requestsPerMinute,
  });
};
