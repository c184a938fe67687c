import { type GatedListing, gate, saleSearch, type VisibleParts } from '../listing/gate.ts';
import { typicalViewers } from '../people/typical-viewers.ts';
import type { Viewer } from '../people/viewer.ts';
import { changedFields } from './changed-fields.ts';
import { type EditPayload, type FieldName, fieldNames, hasField, rowOf } from './field-catalog.ts';

/** People who see a field on the page of a published home, the widest circle first; 'you' is its agent, in the form alone. */
export const sheetAudiences = ['everyone', 'signed in', 'verified', 'agents', 'you'] as const;
export type SheetAudience = (typeof sheetAudiences)[number];

/** A field with a value, or one whose published value goes. */
export interface SheetRow {
  readonly name: FieldName;
  readonly audience: SheetAudience;
  readonly change: 'new' | 'changed' | 'removed' | 'same';
}

const viewerOf: readonly (readonly [SheetAudience, Viewer])[] = [
  ['everyone', typicalViewers.guest],
  ['signed in', typicalViewers.unverified],
  ['verified', typicalViewers.client],
  ['agents', typicalViewers.agent],
];

/** Fields that steer the display, and those that the brokerage keeps: no page carries their values. */
const unshown: ReadonlySet<FieldName> = new Set([
  'internetAddressDisplayYn',
  'internetConsumerCommentYn',
  'showOnAgentBIO',
  'mlsTargetDate',
  'expirationDate',
  'publicDate',
]);

const addressed: ReadonlySet<FieldName> = new Set([
  ...(['streetNumber', 'streetDirPrefix', 'streetName', 'streetSuffix', 'streetDirSuffix'] as const),
  ...(['unitNumber', 'latitude', 'longitude', 'parcelNumber'] as const),
]);

/** Parts of the gate that a field belongs to. */
function partsOf(name: FieldName): readonly (keyof VisibleParts)[] {
  if (addressed.has(name)) return ['address'];
  if (name === 'closePrice') return ['pricehistory'];
  if (name === 'virtualTourUrlUnbranded') return ['virtualtour', 'address'];
  return rowOf(name).audience === 'agents' ? ['agentdetails', 'address'] : [];
}

/** The widest circle of people who see a field of a home once it is published, by the gate. */
export function audienceOf(name: FieldName, home: GatedListing): SheetAudience {
  const { listing, audience } = rowOf(name);
  if (listing === null || audience === 'owner' || unshown.has(name)) return 'you';
  const parts = partsOf(name);
  const shows = (viewer: Viewer): boolean => {
    const answer = gate(home, viewer, { ...saleSearch, reachedBy: 'link' });
    return answer.visible && parts.every((part) => Boolean(answer.parts[part]));
  };
  return viewerOf.find(([, viewer]) => shows(viewer))?.[0] ?? 'you';
}

/**
 * Every field that publishing makes public or keeps private, in the order of the form.
 * @param home the listing that the fields would publish
 * @param published the fields that are public now; null for a draft
 */
export function publishSheet(
  fields: EditPayload,
  published: EditPayload | null,
  home: GatedListing,
): readonly SheetRow[] {
  const changed = new Set(published && changedFields(published, fields));
  return fieldNames.flatMap((name) => {
    const has = hasField(name, fields) && fields[name] !== undefined;
    const had = published !== null && hasField(name, published) && published[name] !== undefined;
    if (!has && !had) return [];
    const change = !has ? 'removed' : !had ? 'new' : changed.has(name) ? 'changed' : 'same';
    return [{ name, audience: audienceOf(name, home), change }];
  });
}
