import { aBox } from '@hearth/domain/testing/a-box.ts';
import type { Boundary } from '../boundaries/boundary.ts';

/** The city of Austin as a box of one degree, or what the changes make of it. */
export const aBoundary = (changes: Partial<Boundary> = {}): Boundary => ({
  id: 'city-austin',
  type: 'city',
  name: 'Austin',
  edition: 'austin',
  geometry: aBox(-98, 30, -97, 31),
  approximate: true,
  source: null,
  ...changes,
});
