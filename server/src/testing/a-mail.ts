import { randomUUID } from 'node:crypto';
import type { NewMail } from '../mail/mail.ts';
import type { InquiryAgentParameters } from '../mail/templates/inquiry-agent.ts';
import { testNow } from './generated-listings.ts';

type AgentMail = Extract<NewMail, { template: 'inquiry-agent' }>;

/** Parameters of a mail about a short inquiry. */
export const agentMailParameters = (
  changes: Partial<InquiryAgentParameters> = {},
): InquiryAgentParameters => ({
  title: 'Contact us',
  visitor: { name: 'Ana Gómez', email: 'ana@visitor.example', phone: '+15125550100' },
  message: 'Is there a garden?',
  listing: null,
  tourTime: null,
  address: null,
  rating: null,
  referred: { name: null, email: null, phone: null },
  agent: 'Ada Reyes',
  askedAgent: null,
  landingPage: null,
  origin: null,
  received: 'Saturday, November 21, 2026 at 12:00 PM Central Time',
  consent: { agreed: ['I agree that Hearth may call me.'], declined: [] },
  ...changes,
});

/** A mail to an agent that is about no stored inquiry. */
export const aMail = (changes: Partial<AgentMail> = {}): AgentMail => ({
  id: randomUUID(),
  template: 'inquiry-agent',
  parameters: agentMailParameters(),
  to: { name: 'Ada Reyes', address: 'ada@brokerage.example' },
  replyTo: { name: 'Ana Gómez', address: 'ana@visitor.example' },
  related: null,
  createdAt: testNow,
  ...changes,
});
