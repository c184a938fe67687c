import { type ConsentWithdrawnParameters, consentWithdrawn } from './consent-withdrawn.ts';
import { type InquiryAgentParameters, inquiryAgent } from './inquiry-agent.ts';
import { type InquiryVisitorParameters, inquiryVisitor } from './inquiry-visitor.ts';
import type { MailTemplate } from './mail-template.ts';

/** The parameters of each template, by its name in the column `template`. A new kind of mail is added here. */
export interface MailParameters {
  readonly 'consent-withdrawn': ConsentWithdrawnParameters;
  readonly 'inquiry-agent': InquiryAgentParameters;
  readonly 'inquiry-visitor': InquiryVisitorParameters;
}

export type TemplateName = keyof MailParameters;

export const mailTemplates: { readonly [Name in TemplateName]: MailTemplate<MailParameters[Name]> } = {
  'consent-withdrawn': consentWithdrawn,
  'inquiry-agent': inquiryAgent,
  'inquiry-visitor': inquiryVisitor,
};
