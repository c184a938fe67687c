/** The attributes that name a thing of the server, by the attribute: people choose these from a list of what exists. */
export const pickKinds = {
  'listing-id': 'home',
  'similar-to': 'home',
  agent: 'agent',
  location: 'place',
  area: 'market',
} as const;

export type PickKind = (typeof pickKinds)[keyof typeof pickKinds];

/** The kind of thing that an attribute names; null for any other attribute. */
export const pickKindOf = (attribute: string): PickKind | null =>
  Object.hasOwn(pickKinds, attribute) ? pickKinds[attribute as keyof typeof pickKinds] : null;
