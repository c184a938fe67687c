import type { EmbedSetup } from './embed-setup.ts';
import { DECIDING, type ReservedFor, reservedForms, reservedRules } from './reserved-height.ts';
import { themePairs } from './setup-codec.ts';
import { themeTokens } from './theme-tokens.ts';

/** Attributes that decide on the height, too. */
const COUNTED = ['limit', 'sections', 'heading', 'listing-id'];

/** Rules of a page for a widget in the forms that it is pasted in: its reserved room and its theme. */
export function pageRules(
  setup: EmbedSetup,
  pasted: readonly ReservedFor[],
  origin: string,
): readonly string[] {
  const reserved = pasted.flatMap((form) => reservedRules(setup, form, origin));
  const tokens = pasted.includes('frame') ? [] : themeTokens(setup.theme);
  if (tokens.length === 0) return reserved;
  const themed = `hearth-${setup.widget}, [data-hearth="${setup.widget}"]`;
  return [
    ...reserved,
    `${themed} { ${tokens.map(([name, value]) => `--hearth-${name}: ${value};`).join(' ')} }`,
  ];
}

/** Query of the server's style sheet with these rules: no more than decides on them. */
export function rulesQuery(
  { attributes, theme }: EmbedSetup,
  pasted: readonly ReservedFor[],
): [string, string][] {
  const forms: [string, string][] = pasted.join() === 'tag' ? [] : [['for', pasted.join()]];
  const deciding = Object.entries(attributes).filter(([name]) => [...DECIDING, ...COUNTED].includes(name));
  // A heading takes one line, whatever its words are.
  const written = deciding.map(([name, value]): [string, string] => [
    name,
    name === 'heading' && value !== '' ? 'yes' : value,
  ]);
  return [...forms, ...written, ...themePairs(theme)];
}

/** Reads the forms of such a query; the tag where it names none. */
export function formsOf(text: string | null): readonly ReservedFor[] {
  const named = text?.split(',') ?? [];
  const forms = reservedForms.filter((form) => named.includes(form));
  return forms.length === 0 ? ['tag'] : forms;
}
