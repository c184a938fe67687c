import { attributeHelp, attributeLabel, sorted, wordLabel } from '@hearth/domain/embed/attribute-words.ts';
import { type EmbedAttribute, widgetName } from '@hearth/domain/embed/embed-element.ts';
import { embedWidget, widgetChoice } from '@hearth/domain/embed/embed-widgets.ts';
import { pickKindOf } from '@hearth/domain/embed/pick-kinds.ts';
import { requiredAttributes } from '@hearth/domain/embed/required-attributes.ts';
import type { ElementDescription } from './element-description.ts';

/** elements.json of the plugin for WordPress: the blocks and shortcodes with the builder's fields, in its order. */
export const toWordPress = (elements: readonly ElementDescription[]): object =>
  elements.map((element) => {
    const widget = widgetName(element);
    const { link, height } = embedWidget(widget);
    const { name, words } = widgetChoice(widget);
    const required = requiredAttributes({ widget, attributes: {} });
    const { shown, further } = sorted(element.attributes, required);
    return {
      name: widget,
      title: `Hearth: ${name}`,
      description: words,
      link,
      links: { es: embedWidget(widget, 'es').link },
      height,
      attributes: [
        ...shown.map((attribute) => field(attribute, required, false)),
        ...further.map((attribute) => field(attribute, required, true)),
      ],
    };
  });

const field = (attribute: EmbedAttribute, required: readonly string[], folded: boolean): object => ({
  name: attribute.name,
  label: attributeLabel(attribute),
  kind: attribute.kind,
  words: attribute.words.map((word) => [word, wordLabel(word, attribute.name)]),
  help: attributeHelp(attribute).replaceAll('`', ''),
  picks: pickKindOf(attribute.name),
  required: required.includes(attribute.name),
  folded,
});
