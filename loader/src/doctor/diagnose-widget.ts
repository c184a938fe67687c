import { diagnoseAttribute } from './diagnose-attribute.ts';
import type { WidgetFacts } from './facts.ts';
import { nameOf, type WidgetFinding } from './finding.ts';
import { nearest } from './nearest.ts';
import type { Squeezing } from './squeezing-box.ts';

/**
 * The problems of one widget.
 *
 * @param names of the widgets there are
 */
export function diagnoseWidget(widget: WidgetFacts, names: readonly string[]): WidgetFinding[] {
  if (!names.includes(widget.name)) return [unknownWidget(widget, names)];
  const attributes = widget.attributes.flatMap((attribute) => diagnoseAttribute(attribute, widget));
  // A misspelt one is spoken of already.
  const missing = attributes.length === 0 ? missingAttribute(widget) : [];
  return [
    ...attributes,
    ...missing,
    ...openTag(widget),
    ...visibilityFindings(widget),
    ...usabilityFindings(widget),
  ];
}

function unknownWidget(widget: WidgetFacts, names: readonly string[]): WidgetFinding {
  const meant = nearest(widget.name, names);
  return {
    id: 'widget-unknown',
    level: 'error',
    what: `There is no widget ${JSON.stringify(widget.name)} (${nameOf(widget)}).`,
    fix: meant
      ? `Write ${nameOf({ form: widget.form, name: meant })} instead.`
      : `Use one of ${names.join(', ')}.`,
  };
}

function missingAttribute(widget: WidgetFacts): WidgetFinding[] {
  const { form, lacks } = widget;
  if (lacks === null) return [];
  return [
    {
      id: 'attribute-missing',
      level: 'error',
      what: `${nameOf(widget)} has no ${lacks}, so it does not know which home to show.`,
      fix: `Add ${form === 'div' ? 'data-' : ''}${lacks}="…", with the listing id or MLS number of the home between the quotes.`,
    },
  ];
}

function openTag(widget: WidgetFacts): WidgetFinding[] {
  if (!widget.swallows) return [];
  const title = nameOf(widget);
  return [
    {
      id: 'tag-open',
      level: 'error',
      what: `${title} contains what follows it on the page, as a tag without an end does.`,
      fix: `Write ${title}</hearth-${widget.name}>, since browsers read ${title.replace('>', ' />')} as a tag without an end.`,
    },
  ];
}

function visibilityFindings(widget: WidgetFacts): WidgetFinding[] {
  const { state, hidden, squeezed } = widget;
  const title = nameOf(widget);
  const found: WidgetFinding[] = [];
  if (state === 'failed') {
    found.push({
      id: 'widget-failed',
      level: 'error',
      what: `The files of ${title} could not be loaded.`,
      fix: 'Reload the page. If the problem stays, empty the cache of the site or its CDN, which may hold an old script.',
    });
  }
  if (hidden) {
    found.push({
      id: 'widget-hidden',
      level: 'note',
      what: `${title} is hidden (display: none) by its own rule or by an element around it.`,
      fix: 'If it belongs in a closed tab, no change is needed. Otherwise remove the rule or the hidden attribute.',
    });
  } else if (state === 'loaded' && squeezed) found.push(tooSmall(widget, squeezed));
  return found;
}

function tooSmall(widget: WidgetFacts, { box, side, rules }: Squeezing): WidgetFinding {
  const { width, height } = widget;
  const reasons = rules.length > 0 ? ` (${rules.join('; ')})` : '';
  const cause =
    box === null ? `its own rules make it so${reasons}` : `${box} around it is not ${side} enough${reasons}`;
  return {
    id: 'widget-flat',
    level: 'error',
    what: `${nameOf(widget)} is ${Math.round(width)} by ${Math.round(height)} pixels, so it cannot be used: ${cause}.`,
    fix: `Give ${box ?? 'the tag'} a ${side === 'wide' ? 'width' : 'height, or let its content out'}, unless it is meant to open later.`,
  };
}

function usabilityFindings(widget: WidgetFacts): WidgetFinding[] {
  if (!widget.inside) return [];
  return [
    {
      id: 'widget-inside',
      level: 'warning',
      what: `${nameOf(widget)} lies in a <${widget.inside}>, which takes the clicks on it.`,
      fix: `Move it out of the <${widget.inside}>.`,
    },
  ];
}
