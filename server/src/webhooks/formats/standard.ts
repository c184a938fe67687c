import type { LeadFormat } from './lead-format.ts';

/** Our own body, documented in docs/embedding.md: what a receiver of any kind needs. */
export const standard: LeadFormat = {
  defaultUrl: null,
  needsApiKey: false,
  takes: () => true,
  headers: () => ({}),
  body: ({ event, at, isTest, inquiry, consent, ...lead }) => ({
    type: event,
    timestamp: at.toISOString(),
    data: {
      isTest,
      inquiry,
      ...lead,
      consent: {
        ...consent,
        at: consent.at.toISOString(),
        withdrawnAt: consent.withdrawnAt?.toISOString() ?? null,
      },
    },
  }),
};
