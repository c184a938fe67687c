import { within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const cleanups: (() => void)[] = [];

/**
 * Renders a component into the page on the runtime of the test run, and returns the queries of @testing-library/dom on it.
 * Effects may run a frame later: use `findBy...` or `expect.poll`. `sheets` are adopted by the document for the time of the
 * test.
 */
export function mount(ui: ReactNode, { sheets = [] }: { sheets?: readonly CSSStyleSheet[] } = {}) {
  const container = document.createElement('div');
  const before = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...before, ...sheets];
  document.body.append(container);
  const root = createRoot(container);
  const update = (next: ReactNode) => flushSync(() => root.render(next));
  const unmount = () => {
    root.unmount();
    container.remove();
    document.adoptedStyleSheets = before;
  };
  cleanups.push(unmount);
  update(ui);
  return { ...within(container), container, update, unmount };
}

/** Puts markup into the page, as a partner would, and returns its first element. */
export function place<Element extends HTMLElement>(html: string): Element {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  document.body.append(holder);
  cleanups.push(() => holder.remove());
  return holder.firstElementChild as Element;
}

/** The queries of @testing-library/dom inside an element's shadow root. */
export function inside(element: Element) {
  return within(element.shadowRoot as unknown as HTMLElement);
}

/** Called after each test. The last one first: each restores the sheets of the document that it found. */
export function unmountAll(): void {
  for (const cleanup of cleanups.splice(0).reverse()) cleanup();
}
