import type { EmbedAttribute } from '@hearth/domain/embed/embed-element.ts';
import { commonEvents } from './common-events.ts';
import type { ElementDescription, EventDescription, TokenDescription } from './element-description.ts';

const introduction = `# Elements

Written from the sources by \`npm run elements\`; change the comments there, not here. How to embed them:
[embedding.md](embedding.md).

An attribute is text; a flag is on when it is there, unless it says \`false\`, \`no\`, \`0\` or \`off\`. A property of the same meaning takes the value itself.
Removing an attribute restores the default, and a value that makes no sense falls to it.
Every event bubbles, is composed, and can be prevented where it says so; \`detail\` never tells who somebody is.`;

/** docs/elements.md. */
export function toMarkdown(
  elements: readonly ElementDescription[],
  tokens: readonly TokenDescription[],
): string {
  return `${[introduction, ...elements.map(section), eventSection(), filterSection(elements), tokenSection(tokens)].join('\n\n')}\n`;
}

function section(element: ElementDescription): string {
  const attributes = element.attributes.filter(({ isFilter }) => !isFilter);
  const hasFilters = attributes.length < element.attributes.length;
  const parts = element.parts.map((part) => `\`${part}\``).join(', ');
  return [
    `## \`<${element.tag}>\``,
    element.description,
    table(['attribute', 'property', 'value', 'meaning'], attributes.map(attributeRow)),
    hasFilters ? 'Every filter of the search is an attribute too: see [filters](#filters).' : '',
    table(
      ['property alone', 'type', 'meaning'],
      element.properties.map(({ name, type, description }) => [code(name), code(type), description]),
    ),
    eventTable(element.events.filter((event) => !commonEvents.includes(event))),
    parts && `Parts for \`::part()\`: ${parts}.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const eventTable = (events: readonly EventDescription[]): string =>
  table(
    ['event', '`detail`', 'when'],
    events.map(({ name, detail, description }) => [code(name), code(inShort(detail)), description]),
  );

const eventSection = (): string => ['## Events of every element', eventTable(commonEvents)].join('\n\n');

const attributeRow = (attribute: EmbedAttribute): readonly string[] => [
  code(attribute.name),
  attribute.property ? code(attribute.property) : '',
  allowedValues(attribute),
  attribute.description,
];

function allowedValues({ kind, words }: EmbedAttribute): string {
  if (kind === 'words') return words.map(code).join(', ');
  return { string: 'text', number: 'number', flag: 'flag' }[kind];
}

/** The filters, once for all elements that have them. */
function filterSection(elements: readonly ElementDescription[]): string {
  const filters = new Map<string, EmbedAttribute>();
  for (const { attributes } of elements) {
    for (const attribute of attributes) if (attribute.isFilter) filters.set(attribute.name, attribute);
  }
  const rows = [...filters.values()].map((filter) => [
    code(filter.name),
    allowedValues(filter),
    filter.description,
  ]);
  return ['## Filters', table(['attribute', 'value', 'meaning'], rows)].join('\n\n');
}

const tokenSection = (tokens: readonly TokenDescription[]): string =>
  [
    '## Tokens',
    'Custom properties, set on the tag, on any element around it or on `:root`.',
    table(
      ['custom property', 'default'],
      tokens.map(({ name, value }) => [code(name), value === '' ? '' : code(value)]),
    ),
  ].join('\n\n');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  return [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}

/** Shortens a long type to the names of its outermost fields; hearth.d.ts has the whole type. */
function inShort(type: string): string {
  if (type.length < 120) return type.replaceAll('readonly ', '');
  let depth = 0;
  const outermost = [...type].filter((character) => {
    if ('{(<'.includes(character)) depth += 1;
    const isOutermost = depth === 1;
    if ('})>'.includes(character)) depth -= 1;
    return isOutermost;
  });
  const names = [...outermost.join('').matchAll(/readonly (\w+)\??:/g)].map(([, name]) => name);
  return `{ ${names.join(', ')} }`;
}

const code = (text: string): string => `\`${text}\``;
