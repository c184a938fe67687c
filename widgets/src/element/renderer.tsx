import type { ComponentType } from 'react';
import { useLayoutEffect } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { RenderGuard } from './render-guard.tsx';

type Props = Record<string, unknown>;

interface Mounted {
  readonly shadow: ShadowRoot;
  /** Shows what the page itself put into the element, until the component is there. */
  readonly fallback: HTMLSlotElement;
  readonly component: ComponentType<Props>;
  /** r2wc changes this one object in place. */
  props: Props;
  root: Root | undefined;
  container: HTMLElement | undefined;
  wanted: boolean;
  scheduled: boolean;
}

const mounts = new WeakMap<ShadowRoot, Mounted>();

/**
 * The renderer for r2wc. All changes of one task are rendered once, in a microtask. An element that is removed and inserted
 * within a task (a move) retains its tree and state.
 */
export const renderer = {
  mount(container: HTMLElement, component: ComponentType<Props>, props: Props): Mounted {
    const shadow = container as unknown as ShadowRoot;
    const mounted = mounts.get(shadow) ?? create(shadow, component, props);
    mounted.wanted = true;
    schedule(mounted);
    return mounted;
  },
  update(mounted: Mounted, props: Props): void {
    mounted.props = props;
    schedule(mounted);
  },
  unmount(mounted: Mounted): void {
    mounted.wanted = false;
    schedule(mounted);
  },
};

function create(shadow: ShadowRoot, component: ComponentType<Props>, props: Props): Mounted {
  const fallback = document.createElement('slot');
  shadow.append(fallback);
  const mounted = {
    shadow,
    fallback,
    component,
    props,
    root: undefined,
    container: undefined,
    wanted: true,
    scheduled: false,
  };
  mounts.set(shadow, mounted);
  return mounted;
}

function schedule(mounted: Mounted): void {
  if (mounted.scheduled) return;
  mounted.scheduled = true;
  queueMicrotask(() => {
    mounted.scheduled = false;
    if (mounted.wanted) render(mounted);
    else clear(mounted);
  });
}

function render(mounted: Mounted): void {
  mounted.root ??= createRoot(appendRoot(mounted));
  const { component: Component, props, fallback } = mounted;
  mounted.root.render(
    <RenderGuard>
      <Ready fallback={fallback} />
      <Component {...props} />
    </RenderGuard>,
  );
}

function appendRoot(mounted: Mounted): HTMLElement {
  mounted.container = document.createElement('div');
  mounted.container.className = 'root';
  mounted.shadow.append(mounted.container);
  return mounted.container;
}

/** The page's own content gives way with the first commit. */
function Ready({ fallback }: { fallback: Element }): null {
  useLayoutEffect(() => fallback.remove(), [fallback]);
  return null;
}

function clear(mounted: Mounted): void {
  mounted.root?.unmount();
  mounted.container?.remove();
  mounted.root = mounted.container = undefined;
  mounted.shadow.append(mounted.fallback);
}
