import { askAhead } from './ask-ahead.ts';
import { tellDataLayer } from './data-layer.ts';
import { classOf } from './element-class.ts';
import { askConfig, completeElement } from './key-setup.ts';
import { copyAttributes } from './stand-in.ts';

/**
 * Does for a found element all that need not wait for its code; for a button or link with `data-hearth-open`, all there is to do.
 * `load` fetches an element by its name.
 */
export function prepare(found: HTMLElement, load: (name: string) => Promise<unknown>): void {
  const id = found.getAttribute('config') ?? found.dataset.config;
  if (id) askConfig(id).catch(() => {});
  if (!found.dataset.hearthOpen) {
    // Without the stored attributes its first request is not known.
    if (!id) askAhead(found);
    return;
  }
  import('./open-by.ts')
    .then(({ openBy }) =>
      openBy(found, load, (element, name) => {
        const defined = classOf(name);
        if (defined) copyAttributes(found, element, defined);
        tellDataLayer(name);
        completeElement(element);
      }),
    )
    .catch(() => {});
}
