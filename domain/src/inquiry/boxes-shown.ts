import { inquiryTypes, type PublicInquiryType } from './inquiry-types.ts';

/** The consent boxes of a type: text messages need a number, which not every type asks for. */
export const boxesShown = <Boxes extends readonly { readonly id: string }[] | undefined>(
  type: PublicInquiryType,
  boxes: Boxes,
): Boxes =>
  (inquiryTypes[type].fields.includes('phone') ? boxes : boxes?.filter(({ id }) => id !== 'texts')) as Boxes;
