import type { R2WCRenderer } from '@r2wc/core';
import type { ComponentType } from 'react';
import { useLayoutEffect } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { announce, announceError } from './life-events.ts';
import { RenderGuard } from './render-guard.tsx';

type Props = Record<string, unknown>;

/** The rendered content of an element. */
interface Tree {
  readonly shadow: ShadowRoot;
  /** Shows what the page itself put into the element, until the component is there. */
  readonly fallback: HTMLSlotElement;
  readonly component: ComponentType<Props>;
  /** The values of attributes and properties: one object, which r2wc changes in place. */
  readonly props: Props;
  /** Properties that the element adds to those. */
  readonly added: () => Props;
  root: Root | undefined;
  container: HTMLElement | undefined;
  isScheduled: boolean;
}

/** Called once an element. Returns a function that is called at each render; `render` schedules one. */
type AddProps = (element: Element, render: () => void) => () => Props;

/**
 * A renderer for r2wc. All changes of one task are rendered once, in a microtask, while the element is in the page. An element
 * that is removed and inserted within a task (a move) retains its tree and state. `add` gives the component further properties.
 */
export function createRenderer(add: AddProps): R2WCRenderer<Props, Tree> {
  const trees = new WeakMap<ShadowRoot, Tree>();
  return {
    mount(container, component, props) {
      const shadow = container as unknown as ShadowRoot;
      const tree = trees.get(shadow) ?? create(shadow, component, props, add);
      trees.set(shadow, tree);
      schedule(tree);
      return tree;
    },
    update: schedule,
    unmount: schedule,
  };
}

function create(shadow: ShadowRoot, component: ComponentType<Props>, props: Props, add: AddProps): Tree {
  const fallback = document.createElement('slot');
  shadow.append(fallback);
  const added = add(shadow.host, () => schedule(tree));
  const parts = { shadow, fallback, component, props, added };
  const tree: Tree = { ...parts, root: undefined, container: undefined, isScheduled: false };
  return tree;
}

function schedule(tree: Tree): void {
  if (tree.isScheduled) return;
  tree.isScheduled = true;
  queueMicrotask(() => {
    tree.isScheduled = false;
    if (tree.shadow.host.isConnected) render(tree);
    else clear(tree);
  });
}

function render(tree: Tree): void {
  tree.root ??= createRoot(appendRoot(tree));
  const { component: Component, added, fallback } = tree;
  const { host } = tree.shadow;
  const { container: _, ...props } = tree.props;
  tree.root.render(
    <RenderGuard onError={() => announceError(host)}>
      <Ready fallback={fallback} host={host} />
      <Component {...props} {...added()} />
    </RenderGuard>,
  );
}

function appendRoot(tree: Tree): HTMLElement {
  tree.container = document.createElement('div');
  tree.container.className = 'root';
  tree.shadow.append(tree.container);
  return tree.container;
}

/** The page's own content gives way with the first commit. */
function Ready({ fallback, host }: { readonly fallback: Element; readonly host: Element }): null {
  useLayoutEffect(() => {
    fallback.remove();
    return announce(host);
  }, [fallback, host]);
  return null;
}

function clear(tree: Tree): void {
  tree.root?.unmount();
  tree.container?.remove();
  tree.root = tree.container = undefined;
  tree.shadow.append(tree.fallback);
}
