import type { User } from '@hearth/domain/contract/user.ts';

/** Kinds of news by mail, with their words. */
export const mailKinds: readonly {
  readonly kind: keyof User['notifications'];
  readonly label: string;
  readonly hint?: string;
}[] = [
  { kind: 'priceChanges', label: 'Price Changes' },
  { kind: 'statusChanges', label: 'Status Changes' },
  { kind: 'photoChanges', label: 'Photo Changes' },
  { kind: 'openHouses', label: 'Open House', hint: 'Every Friday morning' },
];
