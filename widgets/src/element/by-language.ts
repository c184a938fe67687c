import type { R2WCRenderer } from '@r2wc/core';
import type { ComponentType } from 'react';
import { languageOf } from './language.ts';

type Props = Record<string, unknown>;
/** A component with the renderer of its build. */
interface Build {
  readonly component: ComponentType<Props>;
  readonly renderer: {
    mount(shadow: HTMLElement, component: ComponentType<Props>, props: Props): unknown;
    update(tree: never, props: Props): void;
    unmount(tree: never): void;
  };
}

/** An element in the page, and its tree once the build of its language is there. */
interface Place {
  readonly shadow: HTMLElement;
  readonly language: string;
  readonly props: Props;
  build?: Build;
  tree?: unknown;
}

/**
 * The builds of one element by their languages, which arrive in any order. An element keeps the language that it has when it is first inserted, and shows
 * the page's own content until that build is there.
 */
export function createBuilds() {
  const builds = new Map<string, Build>();
  const languages = new WeakMap<Node, string>();
  const waiting = new Set<Place>();

  function begin(place: Place): void {
    const build = builds.get(place.language);
    if (!build) {
      waiting.add(place);
      return;
    }
    waiting.delete(place);
    place.build = build;
    place.tree = build.renderer.mount(place.shadow, build.component, place.props);
  }

  const renderer: R2WCRenderer<Props, Place> = {
    mount(shadow, _component, props) {
      const language = languages.get(shadow) ?? languageOf((shadow as unknown as ShadowRoot).host);
      languages.set(shadow, language);
      const place = { shadow, language, props };
      begin(place);
      return place;
    },
    update: ({ build, tree }, props) => build?.renderer.update(tree as never, props),
    unmount(place) {
      waiting.delete(place);
      place.build?.renderer.unmount(place.tree as never);
    },
  };

  return {
    renderer,
    add(language: string, build: Build): void {
      builds.set(language, build);
      for (const place of waiting) begin(place);
    },
  };
}
