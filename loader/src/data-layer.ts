import { classOf } from './element-class.ts';

const heard = new Set<string>();

/**
 * Passes the events of an element on to the page's tag manager, where there is one. Their details hold nothing
 * personal (widgets/src/element/README.md). Listens in the capture phase: a page may stop the events.
 */
export function tellDataLayer(name: string): void {
  for (const event of classOf(name)?.events ?? []) {
    if (heard.has(event)) continue;
    heard.add(event);
    addEventListener(event, pass, true);
  }
}

function pass(event: Event): void {
  const { dataLayer } = window as { dataLayer?: { push?(entry: object): unknown } };
  try {
    dataLayer?.push?.({ ...(event as CustomEvent<object>).detail, event: event.type });
  } catch (error) {
    console.error(error);
  }
}
