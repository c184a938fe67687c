export type ReaderKind = 'address' | 'key';

/** Who is sent listings: the network of an address, or all pages of an embed key. */
export interface Reader {
  readonly kind: ReaderKind;
  readonly name: string;
}
