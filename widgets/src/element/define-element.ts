import r2wc from '@r2wc/core';
import type { ComponentType } from 'react';
import type { DefinedElement, ElementDeclaration, EventName, PropKinds } from './element-types.ts';
import { readExtra } from './extra-attributes.ts';
import { defineOrHold } from './held-definition.ts';
import hostSheet from './host.css';
import { attributeName, callbackName, INVALID, type PropKind, readProp, textOf } from './prop-kinds.ts';
import { renderer } from './renderer.tsx';
import { warnOnce } from './warn.ts';

const VERSION = process.env.HEARTH_VERSION;

/** The state that r2wc stores on an element under its own symbols; see its `core` package. */
const RENDER = Symbol.for('r2wc.render');
const CONNECTED = Symbol.for('r2wc.connected');
const PROPS = Symbol.for('r2wc.props');

interface WrappedElement extends HTMLElement {
  readonly container: ShadowRoot;
  [PROPS]: Record<string, unknown>;
  [CONNECTED]: boolean;
  [RENDER](): void;
  connectedCallback(): void;
  attributeChangedCallback(attribute: string, old: string | null, text: string | null): void;
}
type WrappedClass = (new () => WrappedElement) & {
  readonly observedAttributes: string[];
  /** Whether an attribute of this name means something to the element; the loader copies no other from a stand-in. */
  accepts?(attribute: string): boolean | undefined;
  /** As declared: the loader passes the events on to a page's tag manager, its doctor looks for bad values. */
  kinds?: object;
  /** What the text of an attribute of this kind means; a symbol where it means nothing. */
  reads?: typeof readProp;
  events?: readonly string[];
  version?: string | undefined;
};

/**
 * Registers a React component as a custom element with a shadow root. The law of its attributes is in README.md.
 * A tag that is registered already stays as it is; a warning is given where that is another version's.
 */
export function defineElement<Props, const Kinds extends PropKinds<Props>, const Event extends EventName>(
  declaration: ElementDeclaration<Props, Kinds, Event>,
): DefinedElement<Props, Kinds, Event> {
  const { tag } = declaration;
  const known = customElements.get(tag) as WrappedClass | undefined;
  if (!known) defineOrHold(tag, () => customElements.define(tag, elementClass(declaration)));
  else if (known.version !== VERSION)
    console.warn(`Hearth: <${tag}> is there already, in version ${known.version}.`);
  return { tag };
}

function elementClass<Props, Kinds extends PropKinds<Props>, Event extends EventName>({
  component,
  sheets,
  props,
  events,
  extra,
}: ElementDeclaration<Props, Kinds, Event>): WrappedClass {
  const kinds = Object.entries(props) as [string, PropKind][];
  const kindByAttribute = new Map(kinds.map((entry) => [attributeName(entry[0]), entry]));
  const declared = [...kindByAttribute].flatMap(([name, [, kind]]) => (kind === 'raw' ? [] : name));
  const isExtra = extra && ((name: string) => !kindByAttribute.has(name) && extra(name));

  class HearthElement extends wrap(component, props) {
    static override version = VERSION;

    static override kinds = props;
    static override events = events;

    static override reads = readProp;

    static override accepts(attribute: string): boolean | undefined {
      return declared.includes(attribute) || isExtra?.(attribute);
    }

    static override get observedAttributes(): string[] {
      return declared;
    }

    constructor() {
      super();
      // r2wc renders elements that were never connected, and passes its shadow root along as a property.
      this[CONNECTED] = false;
      delete this[PROPS].container;
      this[PROPS].kept = new Map();
      this.container.adoptedStyleSheets = [hostSheet, ...sheets];
      for (const [name, kind] of kinds) if (kind === 'flag') this[PROPS][name] = false;
      for (const event of events)
        this[PROPS][callbackName(event)] = (detail: unknown) => fire(this, event, detail);
      if (isExtra) watchExtra(this, isExtra);
    }

    override connectedCallback(): void {
      for (const [name] of kinds) takeEarlyProperty(this, name);
      super.connectedCallback();
    }

    override attributeChangedCallback(attribute: string, _old: string | null, text: string | null): void {
      const [name, kind] = kindByAttribute.get(attribute) as [string, PropKind];
      accept(this, name, kind, text);
    }
  }

  for (const [name, kind] of kinds) {
    Object.defineProperty(HearthElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HearthElement) {
        return this[PROPS][name];
      },
      set(this: HearthElement, value: unknown) {
        accept(this, name, kind, value);
      },
    });
  }
  return HearthElement;
}

/** r2wc gets no kinds: the parsing is ours, and an unknown kind is what it passes by reference without an attribute. */
function wrap<Props>(component: ComponentType<Props>, props: object): WrappedClass {
  const raw = Object.fromEntries(Object.keys(props).map((name) => [name, 'raw']));
  return r2wc(
    component as never,
    { shadow: 'open', props: raw as never },
    renderer as never,
  ) as unknown as WrappedClass;
}

/** Takes a value from an attribute or a property; the later one applies. */
function accept(element: WrappedElement, name: string, kind: PropKind, value: unknown): void {
  const read = readProp(kind, value);
  if (read === INVALID) {
    warnOnce(`<${element.localName}> cannot use "${textOf(value)}" as ${attributeName(name)}.`);
  }
  if (read === undefined || read === INVALID) delete element[PROPS][name];
  else element[PROPS][name] = read;
  element[RENDER]();
}

/** Extra attributes are read whenever the component renders: all changes of one task render once. */
function watchExtra(element: WrappedElement, isExtra: (attribute: string) => boolean): void {
  let shown: Readonly<Record<string, string>> = {};
  const get = () => (shown = readExtra(element, isExtra, shown));
  Object.defineProperty(element[PROPS], 'extra', { enumerable: true, get });
  new MutationObserver(() => shown !== readExtra(element, isExtra, shown) && element[RENDER]()).observe(
    element,
    { attributes: true },
  );
}

/** A property that was set before the element was upgraded lies on the element itself, in front of the accessor. */
function takeEarlyProperty(element: HTMLElement, name: string): void {
  if (!Object.hasOwn(element, name)) return;
  const value = Reflect.get(element, name);
  Reflect.deleteProperty(element, name);
  Reflect.set(element, name, value);
}

/** Returns false when a listener of the page prevented the default action. */
function fire(element: HTMLElement, name: string, detail: unknown): boolean {
  return element.dispatchEvent(
    new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }),
  );
}
