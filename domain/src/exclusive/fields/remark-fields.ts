import type { FieldRows } from '../field-row.ts';

export const remarkFields = {
  publicRemarks: {
    kind: 'prose',
    listing: 'publicremarks',
    section: 'remarks',
    label: 'Public remarks',
    hint: 'Everyone who sees the home reads these.',
    most: 4000,
    audience: 'everyone',
  },
  privateRemarks: {
    kind: 'prose',
    listing: 'privateremarks',
    section: 'remarks',
    label: 'Agent remarks',
    hint: 'Only agents read these.',
    most: 4000,
    audience: 'agents',
  },
  virtualTourUrlUnbranded: {
    kind: 'text',
    listing: 'virtualtoururlunbranded',
    section: 'remarks',
    label: 'Virtual tour link',
    most: 2000,
    format: 'web address',
    audience: 'everyone',
  },
} as const satisfies FieldRows;

export const showingFields = {
  showingInstructions: {
    kind: 'prose',
    listing: 'showinginstructions',
    section: 'showing',
    label: 'Showing instructions',
    most: 2000,
    audience: 'agents',
  },
  lockBoxType: {
    kind: 'text',
    listing: 'lockboxtype',
    section: 'showing',
    label: 'Lockbox type',
    most: 80,
    audience: 'agents',
  },
  lockBoxSerialNumber: {
    kind: 'text',
    listing: 'lockboxserialnumber',
    section: 'showing',
    label: 'Lockbox serial number',
    most: 80,
    audience: 'agents',
  },
  accessCode: {
    kind: 'text',
    listing: 'accesscode',
    section: 'showing',
    label: 'Access code',
    most: 80,
    audience: 'agents',
  },
  ownerPhone: {
    kind: 'text',
    listing: 'ownerphone',
    section: 'showing',
    label: 'Owner’s phone',
    most: 40,
    format: 'phone',
    audience: 'agents',
  },
} as const satisfies FieldRows;

/** A permission is given at first, as feeds have it. */
const permission = { kind: 'flag', section: 'privacy', initial: true, audience: 'everyone' } as const;

export const privacyFields = {
  internetAddressDisplayYn: {
    ...permission,
    listing: 'internetaddressdisplayyn',
    label: 'Show the address',
    hint: 'Without it, street, number, unit and the pin on the map stay hidden.',
  },
  internetAutomatedValuationDisplayYn: {
    ...permission,
    listing: 'internetautomatedvaluationdisplayyn',
    label: 'Allow automated value estimates',
  },
  internetConsumerCommentYn: {
    ...permission,
    listing: 'internetconsumercommentyn',
    label: 'Allow comments',
  },
  showOnAgentBIO: {
    ...permission,
    listing: 'showOnAgentBIO',
    label: 'Show on my agent page',
  },
} as const satisfies FieldRows;
