import { sendFeedback, sendInquiry } from '@hearth/domain/contract/inquiry.ts';
import type { PartnerLink } from '@hearth/domain/embed/partner-link.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import type { Call } from '@hearth/widgets/client/endpoint-call.ts';

const inquiries: readonly string[] = [sendInquiry.path, sendFeedback.path];

/**
 * The client, whose inquiries name the partner's link that led to this tab. In the body: as the key of a request it would have the
 * portal limited and refused like a page of the partner.
 */
export function namingPartner(client: Client, partnerLink: PartnerLink | undefined): Client {
  if (partnerLink === undefined) return client;
  const call = (...[endpoint, sent]: Parameters<Call>) => {
    const { body } = (sent ?? {}) as { readonly body?: object };
    const isInquiry = inquiries.includes(endpoint.path);
    return client.call(
      endpoint,
      isInquiry ? ({ ...sent, body: { ...body, partnerLink } } as typeof sent) : sent,
    );
  };
  return { ...client, call: call as Call };
}
