import type * as z from 'zod';
import {
  type Environment,
  email,
  type MailAddress,
  mailAddress,
  secret,
  topicArn,
  url,
} from '../../config-reader.ts';

/** A server that takes mails. */
export interface SmtpConfig {
  /** 'smtp://user:password@host:port' or 'smtps://…'. */
  readonly url: string;
  readonly from: MailAddress;
  /** Address to which mail servers return mails; null for that of `from`. */
  readonly bouncesTo?: string | null;
}

/** Mails that leave and come in. */
export interface MailConfig {
  /** null: mails stay in the outbox of the database. */
  readonly smtp: SmtpConfig | null;
  /** Signs what the mail provider reports; null where it reports nothing. */
  readonly mailWebhookSecret: string | null;
  /** The address below which visitors and agents write into the threads of inquiries; null: agents' own addresses are named. */
  readonly repliesTo: string | null;
  /** The topic of Amazon SNS by which SES reports; null where it reports nothing. */
  readonly mailSesTopic: string | null;
}

/** A local part has 64 characters, 54 of which name the thread. */
const longestRepliesName = 10;

export const mailSettings = {
  SMTP_URL: url('smtp', 'smtps').optional(),
  MAIL_FROM: mailAddress.optional(),
  MAIL_WEBHOOK_SECRET: secret(24).optional(),
  MAIL_SES_TOPIC: topicArn.optional(),
  MAIL_BOUNCES_TO: email.optional(),
  MAIL_REPLIES_TO: email
    .refine((address) => address.indexOf('@') <= longestRepliesName, {
      error: `must have at most ${longestRepliesName} characters before the @`,
    })
    .optional(),
};
type MailSettings = z.output<z.ZodObject<typeof mailSettings>>;

export const mailProblems = (given: Environment): readonly string[] => [
  ...(given.SMTP_URL !== undefined && given.MAIL_FROM === undefined
    ? ['MAIL_FROM is missing: set it to the sender of emails, since SMTP_URL is set']
    : []),
  ...(given.MAIL_REPLIES_TO !== undefined && given.MAIL_WEBHOOK_SECRET === undefined
    ? ['MAIL_WEBHOOK_SECRET is missing: set it to take the replies, since MAIL_REPLIES_TO is set']
    : []),
];

export function mailConfigOf(settings: MailSettings): MailConfig {
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_BOUNCES_TO: bouncesTo = null } = settings;
  return {
    smtp: url !== undefined && from !== undefined ? { url, from, bouncesTo } : null,
    mailWebhookSecret: settings.MAIL_WEBHOOK_SECRET ?? null,
    repliesTo: settings.MAIL_REPLIES_TO ?? null,
    mailSesTopic: settings.MAIL_SES_TOPIC ?? null,
  };
}
