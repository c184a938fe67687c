import type { ExclusiveDetails, ExclusiveItem } from '@hearth/domain/contract/exclusive-listing.ts';
import type { PublishSheet } from '@hearth/domain/contract/exclusive-listing-sheet.ts';
import type { EditPayload, FieldChanges } from '@hearth/domain/exclusive/field-catalog.ts';
import { mergeDraft, type StoredDraft } from '@hearth/domain/exclusive/merge-draft.ts';
import { readChanges } from '@hearth/domain/exclusive/read-field.ts';
import { pageStops } from '@hearth/domain/search/stops/page-stops.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { tabOf } from '../listing-changes.ts';

const today = '2026-11-28';
const savedAt = '2026-11-28T18:00:00.000Z';
const can = { see: true, edit: true, publish: true, remove: true };

/** A listing as the list shows it. */
export const anItem = (given: Partial<ExclusiveItem> = {}): ExclusiveItem => ({
  ...{ listingId: 'EL200001', draftId: '01234567-89ab-4def-8123-456789abcdef', publishedDraftId: null },
  ...{ isDraft: true, agentId: 'ada.reyes', agentName: 'Ada Reyes', isMine: true, can },
  ...{ publishedAt: null, hasChanges: false, scheduledAt: null, scheduleFailure: null },
  ...{
    listedOnMls: null,
    url: null,
    revision: 1,
    mlsStatus: '',
    street: '12 Oak Ln',
    city: 'Austin, TX 78704',
  },
  ...{ listPrice: 500_000, propertyType: 'Residential', propertySubtype: null, bedroomsTotal: 3 },
  ...{ bathroomsFull: 2, bathroomsHalf: null, livingArea: 1800, photo: null },
  ...{ createdAt: savedAt, updatedAt: savedAt },
  ...given,
});

/** A sheet that nothing stops, of a home that starts the clock. */
export const aSheet: PublishSheet = {
  ...{ revision: 1, problems: [], rows: [], places: pageStops(() => null), findings: [] },
  parts: {
    ...{ photos: 2, floorPlans: 1, withoutCaption: 1, cover: null, virtualTour: null, hasChanges: false },
    openHouses: [{ date: '2026-12-05', start: '13:00', end: '15:00' }],
  },
  cooperation: {
    ...{ applies: true, state: 'waiting', deadline: null, log: [] },
    deadlineIfPublished: '2026-11-30T23:00:00.000Z',
  },
};

interface Sent {
  readonly params?: { readonly id?: string; readonly listingId?: string; readonly openHouseId?: string };
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: { readonly draftId?: string } & Readonly<Record<string, unknown>>;
}

/** The acts on listings, which change the items of a list. */
function actAnswers(
  itemOf: (id?: string) => ExclusiveItem,
  detailsOf: (id?: string) => ExclusiveDetails,
): Readonly<Record<string, (sent: Sent) => unknown>> {
  const act = (id: string | undefined, changes: Partial<ExclusiveItem>): ExclusiveDetails => {
    const { isDraft, mlsStatus } = Object.assign(itemOf(id), changes);
    const details = detailsOf(id);
    return {
      ...details,
      published: isDraft
        ? null
        : { revision: 1, fields: { ...details.fields, mlsStatus }, hasOtherParts: false },
    };
  };
  return {
    'POST /api/exclusive-listing/publish/{listingId}': ({ params }) =>
      act(params?.listingId, { isDraft: false, mlsStatus: 'Active', url: '/12-oak-ln-austin-EL200001.html' }),
    'POST /api/exclusive-listing/status/{listingId}': ({ params, body }) =>
      act(params?.listingId, { mlsStatus: body?.mlsStatus as 'Active', scheduledAt: null }),
    'PUT /api/exclusive-listing/schedule/{listingId}': ({ params, body }) =>
      act(params?.listingId, { scheduledAt: body?.at as string | null }),
    'GET /api/exclusive-listing/mls-copies/{listingId}': () => ({ items: [] }),
  };
}

const publishedOf = ({
  isDraft,
  hasChanges,
}: Pick<ExclusiveItem, 'isDraft' | 'hasChanges'>): ExclusiveDetails['published'] =>
  isDraft ? null : { revision: 1, fields: { city: 'Austin' }, hasOtherParts: hasChanges };

/** The suggestion for all texts. */
const buda = {
  ...{ category: 'city', name: 'Buda', detail: null, count: 0, url: null, filter: { address: 'Buda' } },
  tag: { type: 'city', id: 'buda', value: 'Buda', label: 'Buda' },
};

/** A server with the listings of one agent. It merges saves as the real one does. Other tabs write by `writeElsewhere`. */
export function listingServer(given: readonly ExclusiveItem[], rest: Client) {
  const drafts = new Map<string, StoredDraft>(
    given.map(({ draftId }) => [draftId, { fields: { city: 'Austin' }, revision: 1, fieldRevisions: {} }]),
  );
  const server = {
    items: [...given],
    /** Requests other than reads: 'PATCH {"listPrice":1}'. */
    told: [] as string[],
    /** Queries of lists. */
    requested: [] as unknown[],
    sheet: aSheet,
    /** Set, every request but reads of lists fails with it. */
    failure: null as ApiError | null,
    fieldsOf: (draftId: string) => drafts.get(draftId)?.fields,
    writeElsewhere(draftId: string, changes: FieldChanges) {
      const draft = drafts.get(draftId)!;
      drafts.set(draftId, mergeDraft(draft, { base: draft.revision, tab: 'elsewhere', changes }).draft);
    },
  };
  let openHouses: readonly object[] = [];
  const itemOf = (id = ''): ExclusiveItem => {
    const found = server.items.find(({ draftId, listingId }) => draftId === id || listingId === id);
    if (!found) throw new ApiError('not_found', '', { status: 404 });
    return found;
  };
  const detailsOf = (id = ''): ExclusiveDetails => {
    const { mlsStatus: _, ...item } = itemOf(id);
    const { fields, revision } = drafts.get(item.draftId)!;
    return { ...item, revision, savedAt, savedBy: 'Ada Reyes', fields, published: publishedOf(item) };
  };
  function save({ params, query, headers, body = {} }: Sent) {
    const { draftId } = itemOf(params?.id);
    const base = Number(headers?.['if-match']?.replaceAll('"', ''));
    const { changes, problems } = readChanges(body, today);
    const merged = mergeDraft(drafts.get(draftId)!, { base, tab: String(query?.tab), changes });
    drafts.set(draftId, merged.draft);
    const { saved, others, conflicts } = merged;
    const draft = {
      ...{ revision: merged.draft.revision, savedAt },
      ...{ saved: [...saved], others, conflicts: [...conflicts] },
    };
    if (conflicts.length > 0) throw new ApiError('revision_conflict', '', { status: 409, draft });
    if (problems.length > 0)
      throw new ApiError('validation_failed', '', { status: 422, draft, validationErrors: [...problems] });
    return draft;
  }
  const answers: Readonly<Record<string, (sent: Sent) => unknown>> = {
    'GET /api/v2/exclusive-listing/list': ({ query }) => {
      server.requested.push(query);
      const tab = query?.draft ? 'draft' : String(query?.tab ?? 'onMarket');
      const inTab = (name: string) => server.items.filter((item) => tabOf(item) === name);
      const [onMarket, offMarket, draft] = ['onMarket', 'offMarket', 'draft'].map(
        (name) => inTab(name).length,
      );
      const items = inTab(tab);
      return {
        items: items.map((item) => ({ ...item })),
        total: items.length,
        tabs: { onMarket, offMarket, draft },
      };
    },
    'GET /api/exclusive-listing/details/{id}': ({ params }) => detailsOf(params?.id),
    'POST /api/exclusive-listing/create': ({ body }) => {
      const draftId = body?.draftId ?? '';
      drafts.set(draftId, { fields: {} as EditPayload, revision: 1, fieldRevisions: {} });
      server.items.push(anItem({ draftId, listingId: 'EL200009' }));
      return detailsOf(draftId);
    },
    'PATCH /api/exclusive-listing/update/{id}': save,
    'DELETE /api/exclusive-listing/delete': ({ query }) => {
      server.items = server.items.filter(({ draftId }) => draftId !== query?.draftId);
      return { done: true };
    },
    'GET /api/exclusive-listing/publish-sheet/{id}': () => server.sheet,
    ...actAnswers(itemOf, detailsOf),
    'GET /api/exclusive-listing/media/{id}': () => ({ items: [], most: 120 }),
    'GET /api/exclusive-listing/open-houses/{id}': () => ({ items: openHouses }),
    'PUT /api/exclusive-listing/open-houses/{id}/{openHouseId}': ({ params, body }) => {
      itemOf(params?.id).hasChanges = true;
      openHouses = [...openHouses, { id: params?.openHouseId, ...body, dates: [] }];
      return { items: openHouses };
    },
    'GET /api/places/search': () => ({ hits: [buda] }),
    'GET /api/listing/draft/allowed': () => ({ allowed: true, message: '', listing: null }),
  };
  const call = async ({ method, path }: { method: string; path: string }, sent: Sent = {}) => {
    const answer = answers[`${method} ${path}`];
    if (answer === undefined) return rest.call({ method, path } as never, sent as never);
    if (server.failure && !path.endsWith('/list')) throw server.failure;
    if (method !== 'GET')
      server.told.push([method, sent.body && JSON.stringify(sent.body)].filter(Boolean).join(' '));
    return answer(sent);
  };
  return { server, client: { ...rest, call } as unknown as Client };
}
