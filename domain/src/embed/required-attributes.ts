import { inquiryTypes } from '../inquiry/inquiry-types.ts';
import type { EmbedSetup } from './embed-setup.ts';

/** The attributes that a widget cannot work without, given the others. */
export function requiredAttributes({
  widget,
  attributes,
}: Pick<EmbedSetup, 'widget' | 'attributes'>): readonly string[] {
  if (widget === 'listing' || widget === 'listing-card') return ['listing-id'];
  if (widget === 'market') return ['area'];
  if (widget !== 'inquiry-form') return [];
  const type = attributes.type ?? '';
  const subject = Object.hasOwn(inquiryTypes, type)
    ? inquiryTypes[type as keyof typeof inquiryTypes].subject
    : null;
  if (subject === 'listing') return ['listing-id'];
  return subject === 'agent' ? ['agent'] : [];
}

/** The required attributes that are not set. */
export const missingAttributes = (setup: EmbedSetup): readonly string[] =>
  requiredAttributes(setup).filter((name) => !setup.attributes[name]?.trim());
