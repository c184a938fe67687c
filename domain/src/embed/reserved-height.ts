import type { EmbedSetup } from './embed-setup.ts';
import { plainLinks } from './plain-links.ts';
import { reservedSteps } from './reserved-steps.ts';

/** The forms in which a widget is pasted; a frame is a box around an `iframe`. */
export const reservedForms = ['tag', 'placeholder', 'link', 'frame'] as const;
export type ReservedFor = (typeof reservedForms)[number];

/** Attributes with a rule for each value: two widgets of one page may differ in them. */
export const DECIDING = ['shape', 'view', 'layout', 'card', 'photos', 'type'];

/**
 * Rules that keep the room of a widget free until it is there, so that nothing below it moves: lines of a style sheet.
 * A widget's height depends on the width of its box, hence the container. The room is a float without width, beside
 * which the content of the tag is shown. It closes after eight seconds: a script that is blocked never comes.
 *
 * @param origin of the server, for links to it
 */
export function reservedRules(setup: EmbedSetup, pasted: ReservedFor, origin: string): readonly string[] {
  const selector = selectorOf(setup, pasted, origin);
  const [[, first] = [0, ''], ...later] = reservedSteps(setup, pasted === 'frame');
  return [
    `${selector} { display: flow-root; container-type: inline-size; }`,
    '@keyframes hearth-room { to { height: 0px; } }',
    `${selector}::before { content: ""; float: left; height: ${first}; animation: hearth-room 0s 8s forwards; }`,
    ...later.map(
      ([from, height]) => `@container (min-width: ${from}px) { ${selector}::before { height: ${height}; } }`,
    ),
  ];
}

function selectorOf({ widget, attributes }: EmbedSetup, pasted: ReservedFor, origin: string): string {
  const tag = `hearth-${widget}`;
  const deciding = DECIDING.flatMap((name) => {
    const value = attributes[name];
    // Anything else would end the rule, and no widget knows such a word.
    return value !== undefined && /^[\w-]+$/.test(value) ? [[name, value] as const] : [];
  });
  const written = (form: (name: string, value: string) => string) =>
    deciding.map(([name, value]) => form(name, value)).join('');
  if (pasted === 'tag') return `${tag}${written((name, value) => `[${name}="${value}"]`)}:not(:defined)`;
  if (pasted === 'placeholder')
    return `[data-hearth="${widget}"]${written((name, value) => `[data-${name}="${value}"]`)}`;
  if (pasted === 'frame') return `.hearth-${widget}-frame`;
  const query = written((name, value) => `[href*="${name}=${value}"]`);
  const address = `${origin}/w/${widget}`;
  return `a:is([href="${address}"],[href^="${address}?"])${query}:not(${plainLinks},${tag} > *)`;
}
