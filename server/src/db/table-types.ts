import { sql } from 'kysely';
import {
  ArrayExpressionNode,
  type ExpressionNode,
  GenericExpressionNode,
  generate,
  IdentifierNode,
  PostgresDialect,
} from 'kysely-codegen';
import type { Db } from './database.ts';

/** Sources of the types of columns. */
const customImports = {
  AgentTab: '@hearth/domain/people/history-rules.ts',
  AnsweredBox: '../inquiries/inquiry.ts',
  AreaGeometry: '@hearth/domain/search/areas/geometry/area-geometry.ts',
  DraftPhoto: '@hearth/domain/exclusive/draft-photos.ts',
  EditPayload: '@hearth/domain/exclusive/field-catalog.ts',
  EditionId: '@hearth/domain/edition/edition.ts',
  DeliveryOutcome: '@hearth/domain/contract/webhooks.ts',
  EmbedPolicy: '@hearth/domain/contract/embed.ts',
  FieldRevisions: '@hearth/domain/exclusive/merge-draft.ts',
  InquiryStatus: '@hearth/domain/inquiry/inquiry-work.ts',
  KeyConfiguration: '../embeds/embed-key.ts',
  KeyTheme: '../embeds/embed-key.ts',
  Language: '@hearth/domain/embed/language.ts',
  LeadRouting: '@hearth/domain/contract/webhooks.ts',
  MailPortName: '../ports/mail/mail.ts',
  ListingSource: '@hearth/domain/listing/listing.ts',
  MailedCadence: '@hearth/domain/people/saved-search-rules.ts',
  MaskedTexts: '@hearth/domain/listing/hidden-address.ts',
  Media: '@hearth/domain/listing/listing.ts',
  MlsStatus: '@hearth/domain/listing/status.ts',
  PhotoSource: '../listings/published-media.ts',
  StoredInquiryType: '@hearth/domain/inquiry/inquiry-types.ts',
  ReaderKind: '../listing-budget/reader.ts',
  OpenHousePlan: '@hearth/domain/exclusive/open-house-plan.ts',
  PublishedParts: '@hearth/domain/exclusive/published-parts.ts',
  RelatedType: '../mail/mail.ts',
  RemovedPhoto: '@hearth/domain/exclusive/draft-photos.ts',
  Role: '@hearth/domain/people/account-types.ts',
  SocialLinks: '@hearth/domain/contract/agent.ts',
  TourHours: '@hearth/domain/inquiry/tour-hours.ts',
  WebhookEnd: '@hearth/domain/contract/webhooks.ts',
  WebhookEvent: '@hearth/domain/contract/webhooks.ts',
  WebhookFormat: '@hearth/domain/contract/webhooks.ts',
} as const;

const named = (name: keyof typeof customImports): ExpressionNode => new IdentifierNode(name);

/** JSON is written as text: the driver would send a JavaScript array as an array of SQL. */
const json = (read: ExpressionNode): ExpressionNode =>
  new GenericExpressionNode('ColumnType', [read, new IdentifierNode('string'), new IdentifierNode('string')]);
const listOf = (entry: ExpressionNode): ExpressionNode => new ArrayExpressionNode(entry);
const generated = (read: ExpressionNode): ExpressionNode => new GenericExpressionNode('Generated', [read]);

/** Columns whose values are narrower than their database type, because of checks or because of the code that writes them. */
const columns: Record<string, ExpressionNode> = {
  'agent.social': json(new GenericExpressionNode('Partial', [named('SocialLinks')])),
  'agent.tours': json(named('TourHours')),
  'boundary.geometry': json(named('AreaGeometry')),
  'embed_config.attributes': json(
    new GenericExpressionNode('Record', [new IdentifierNode('string'), new IdentifierNode('string')]),
  ),
  'embed_key.configuration': json(named('KeyConfiguration')),
  'embed_key.lead_routing': generated(named('LeadRouting')),
  'embed_key.policy': named('EmbedPolicy'),
  'embed_key.theme': json(named('KeyTheme')),
  'exclusive_listing.field_revisions': json(named('FieldRevisions')),
  'exclusive_listing.fields': json(named('EditPayload')),
  'exclusive_listing.published_fields': json(named('EditPayload')),
  'exclusive_listing.scheduled_fields': json(named('EditPayload')),
  'exclusive_parts.open_houses': generated(json(listOf(named('OpenHousePlan')))),
  'exclusive_parts.photos': generated(json(listOf(named('DraftPhoto')))),
  'exclusive_parts.published': json(named('PublishedParts')),
  'exclusive_parts.removed_photos': generated(json(listOf(named('RemovedPhoto')))),
  'exclusive_parts.scheduled': json(named('PublishedParts')),
  'history_setting.hidden_from_agent': generated(listOf(named('AgentTab'))),
  'inquiry.consent_boxes': json(listOf(named('AnsweredBox'))),
  'inquiry.language': generated(named('Language')),
  'inquiry.status': generated(named('InquiryStatus')),
  'inquiry.type': named('StoredInquiryType'),
  'listing.masked_texts': json(named('MaskedTexts')),
  'listing.mlsstatus': named('MlsStatus'),
  'listing.related_mls_source': named('ListingSource'),
  'listing.source': named('ListingSource'),
  'listing_count.kind': named('ReaderKind'),
  'listing_history.mlsstatus': named('MlsStatus'),
  'mail.related_type': named('RelatedType'),
  'mail.sent_by': named('MailPortName'),
  'media.cover': json(listOf(named('Media'))),
  'media.items': json(listOf(named('Media'))),
  'media.sources': json(listOf(named('PhotoSource'))),
  'pending_search.cadence': named('MailedCadence'),
  'person.role': named('Role'),
  'webhook_delivery.event': named('WebhookEvent'),
  'webhook_delivery.outcome': named('DeliveryOutcome'),
  'webhook_endpoint.disabled_because': named('WebhookEnd'),
  'webhook_endpoint.events': listOf(named('WebhookEvent')),
  'webhook_endpoint.format': named('WebhookFormat'),
};

const header = `// Generated from the migrations by \`npm run db:types\`; a test fails while it is out of date.

`;

/** Columns with the id of an edition; the search row has a number there. */
async function editionColumns(db: Db): Promise<Record<string, ExpressionNode>> {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.edition' as name from information_schema.columns
    where table_schema = 'public' and column_name = 'edition' and data_type = 'text'
  `.execute(db);
  return Object.fromEntries(rows.map(({ name }) => [name, named('EditionId')]));
}

/** TypeScript for the tables of a migrated database, as in tables.ts. */
export async function tableTypes(db: Db): Promise<string> {
  const text = await generate({
    // The generator names columns itself.
    db: db.withoutPlugins(),
    dialect: new PostgresDialect({ defaultSchemas: ['public'], domains: false, partitions: false }),
    camelCase: true,
    customImports,
    // The tables of the migrator and those of the job queue, which has its own schema.
    excludePattern: '{public.kysely_*,public.migration_digest,pgboss.*}',
    outFile: null,
    overrides: { columns: { ...columns, ...(await editionColumns(db)) } },
    skipAutogeneratedFileComment: true,
    // Matches the driver's parsers in database.ts.
    typeMapping: { date: 'string', int8: 'number', numeric: 'number' },
  });
  return header + text;
}
