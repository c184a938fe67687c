import type { AttributeFacts, WidgetFacts } from './facts.ts';
import { nameOf, type WidgetFinding } from './finding.ts';
import { nearest } from './nearest.ts';
import { QUOTES } from './quotes.ts';

/** A text of the page's own may well contain typographic quotes; one that begins with them was meant otherwise. */
const mangled = ({ name, text, verdict: judged }: AttributeFacts): boolean =>
  QUOTES.test(name) || text.search(QUOTES) === 0 || (judged !== 'fine' && QUOTES.test(text));

/** The problems of one attribute of a widget on the page. */
export function diagnoseAttribute(attribute: AttributeFacts, widget: WidgetFacts): WidgetFinding[] {
  const { name, text, verdict: judged } = attribute;
  const title = nameOf(widget);
  const written = text === '' ? name : `${name}="${text}"`;
  if (mangled(attribute)) {
    return [
      {
        id: 'attribute-quotes',
        level: 'error',
        what: `The editor changed the quotes of ${written} in ${title}.`,
        fix: 'Paste the tag in the code or HTML view and type straight quotes (").',
      },
    ];
  }
  if (judged === 'prefix') {
    return [
      {
        id: 'attribute-prefix',
        level: 'warning',
        what: `${written} does nothing in ${title}.`,
        fix: name.startsWith('data-')
          ? `On the tag itself write it without data-: ${written.slice('data-'.length)}.`
          : `On a div write data- before it: data-${written}.`,
      },
    ];
  }
  if (judged === 'unknown') return unknownAttribute(name, widget);
  if (judged === 'value') return [uselessValue(attribute, widget)];
  return [];
}

/** A div may carry `data-` attributes for others, a link more for its page: only what looks like one of ours is spoken of. */
function unknownAttribute(name: string, widget: WidgetFacts): WidgetFinding[] {
  const prefix = widget.form === 'div' ? 'data-' : '';
  const meant = nearest(name.slice(prefix.length), widget.declared);
  if (widget.form !== 'tag' && !meant) return [];
  return [
    {
      id: 'attribute-unknown',
      level: 'warning',
      what: `${nameOf(widget)} has no attribute ${name}.`,
      fix: meant
        ? `Write ${prefix}${meant} instead.`
        : 'Remove it, or look its name up in the list of attributes.',
    },
  ];
}

function uselessValue(attribute: AttributeFacts, widget: WidgetFacts): WidgetFinding {
  return {
    id: 'attribute-value',
    level: 'warning',
    what: `${nameOf(widget)} cannot use ${JSON.stringify(attribute.text)} as ${attribute.name}.`,
    fix: valueFix(attribute),
  };
}

function valueFix({ name, words = [], isNumber }: AttributeFacts): string {
  if (words.length > 0) return `Write one of ${words.join(', ')}.`;
  if (isNumber) return 'Write a number like 300000, $300,000, 450k or 6.5%; until then the default is used.';
  return `Look up what ${name} takes in the list of attributes. Until then its default is used.`;
}
