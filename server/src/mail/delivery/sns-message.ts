import MessageValidator from 'sns-validator';
import * as z from 'zod/mini';
import { AppError } from '../../http/errors.ts';

const snsSchema = z.object({
  Type: z.string(),
  MessageId: z.string(),
  TopicArn: z.string(),
  Message: z.string(),
  SubscribeURL: z.optional(
    z.url({ protocol: /^https$/, hostname: /^sns\.[a-z\d-]+\.amazonaws\.com(\.cn)?$/ }),
  ),
});

/** A message of Amazon SNS. */
export type SnsMessage = z.output<typeof snsSchema>;

const validator = new MessageValidator();

/** Reads a message of a topic. @throws AppError forbidden for another topic, or where Amazon did not sign it */
export async function signedSnsMessage(body: unknown, topicArn: string): Promise<SnsMessage> {
  const { success, data: message } = z.safeParse(snsSchema, body);
  // Anyone may have a topic whose messages Amazon signs.
  if (!success || message.TopicArn !== topicArn) throw new AppError('forbidden');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  validator.validate(body as Record<string, unknown>, (error) =>
    error ? reject(new AppError('forbidden')) : resolve(),
  );
  await promise;
  return message;
}
