import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { Random } from '../random.ts';

const areaCode: Readonly<Record<EditionId, string>> = { austin: '512', 'san-antonio': '210' };

/** A number of the range that is reserved for fiction, e.g. '512-555-0142'. */
export const fictionalPhone = (random: Random, edition: EditionId): string =>
  `${areaCode[edition]}-555-01${String(random.int(0, 99)).padStart(2, '0')}`;

/** A user name in lower case, e.g. 'maria.delgado'. */
export const userName = (firstname: string, lastname: string): string =>
  `${firstname}.${lastname}`.toLowerCase();

/** At a domain that receives no mail. */
export const fictionalEmail = (user: string, domain = 'example.com'): string => `${user}@${domain}`;
