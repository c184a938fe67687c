import { emailRule } from '@hearth/domain/inquiry/person-rules.ts';
import { plainLine } from '@hearth/domain/inquiry/plain-text.ts';
import type { MailAddress } from '../../config-reader.ts';
import { UndeliverableError } from './mail.ts';

/**
 * One recipient and no more: a mail library reads 'b@x, evil@y' as two and may take a line break for the end of a header,
 * so anything but a single plain address is refused, and the name is one line.
 * @throws UndeliverableError
 */
export function singleAddress({ name, address }: MailAddress): MailAddress {
  if (emailRule(address) !== undefined) throw new UndeliverableError('not a single email address');
  return { name: plainLine(name), address };
}
