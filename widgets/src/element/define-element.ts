import r2wc from '@r2wc/core';
import { LANGUAGE } from './build-language.ts';
import { createBuilds } from './by-language.ts';
import type { DefinedElement, ElementDeclaration, EventName, PropKinds } from './element-types.ts';
import { type ExtraAttributes, readExtra } from './extra-attributes.ts';
import { fireEvent } from './fire-event.ts';
import { followGround, leaveGround } from './follow-ground.ts';
import { defineOrHold } from './held-definition.ts';
import hostSheet from './host.css';
import { keepTyping } from './keep-typing.ts';
import { attributeName, callbackName, INVALID, type PropKind, readProp, textOf } from './prop-kinds.ts';
import { createRenderer } from './renderer.tsx';
import { warnOnce } from './warn.ts';

const VERSION = process.env.HEARTH_VERSION;

/** The part of r2wc's class that is built on: the accessors of the properties, which store and render, are below it. */
type WrappedClass = new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

type ElementClass = (new () => HTMLElement) & {
  /** Returns whether an attribute of this name means something to the element; the loader copies no other from a stand-in. */
  accepts?(attribute: string): boolean | undefined;
  /** Declarations: the loader passes the events on to a page's tag manager, its doctor looks for bad values. */
  kinds?: object;
  /** Value of an attribute's text of this kind; a symbol for invalid text. */
  reads?: typeof readProp;
  events?: readonly string[];
  version?: string | undefined;
  /** Adds the component of another language. */
  add?: ReturnType<typeof createBuilds>['add'];
};

/**
 * Registers a React component as a custom element with a shadow root. The law of its attributes is in README.md.
 * A tag that is registered already stays as it is; a warning is given where that is another version's.
 */
export function defineElement<Props, const Kinds extends PropKinds<Props>, const Event extends EventName>(
  declaration: ElementDeclaration<Props, Kinds, Event>,
): DefinedElement<Props, Kinds, Event> {
  const { tag } = declaration;
  const known = customElements.get(tag) as ElementClass | undefined;
  if (!known) defineOrHold(tag, () => customElements.define(tag, elementClass(declaration)));
  else if (known.version !== VERSION)
    console.warn(`Hearth: <${tag}> is there already, in version ${known.version}.`);
  else known.add?.(LANGUAGE, buildOf(declaration));
  return { tag };
}

/** The component of a declaration with its renderer, which brings the runtime of the same build. */
function buildOf<Props, Kinds extends PropKinds<Props>, Event extends EventName>({
  component,
  props,
  events,
  extra,
}: ElementDeclaration<Props, Kinds, Event>) {
  const isExtra = extraOf(Object.keys(props), extra);
  const renderer = createRenderer((element, render) => {
    const added = { kept: new Map(), ...callbacksOf(element, events) };
    const read = isExtra && watchExtra(element, isExtra, render);
    return () => (read ? { ...added, extra: read() } : added);
  });
  return { component: component as never, renderer };
}

type IsExtra = ((attribute: string) => boolean) | undefined;

/** An attribute that is declared is no extra one. */
function extraOf(names: readonly string[], extra: IsExtra): IsExtra {
  const declared = new Set(names.map(attributeName));
  return extra && ((attribute) => !declared.has(attribute) && extra(attribute));
}

function elementClass<Props, Kinds extends PropKinds<Props>, Event extends EventName>(
  declaration: ElementDeclaration<Props, Kinds, Event>,
): ElementClass {
  const { component, sheets, props, events, extra } = declaration;
  const kinds = Object.entries(props) as [string, PropKind][];
  const kindByAttribute = new Map(kinds.map((entry) => [attributeName(entry[0]), entry]));
  const declared = [...kindByAttribute].flatMap(([name, [, kind]]) => (kind === 'raw' ? [] : name));
  const isExtra = extraOf(Object.keys(props), extra);
  const { add, renderer } = createBuilds();
  add(LANGUAGE, buildOf(declaration));
  // A property without a type is one that r2wc takes by reference and gives no attribute: the parsing is ours.
  const untyped = Object.fromEntries(kinds.map(([name]) => [name, undefined]));
  const Wrapped = r2wc(component as never, { shadow: 'open', props: untyped }, renderer) as WrappedClass;
  const store = (element: HTMLElement, name: string, value: unknown) =>
    Reflect.set(Wrapped.prototype, name, value, element);

  /** Takes a value from an attribute or a property; the later one applies. */
  function accept(element: HTMLElement, name: string, kind: PropKind, value: unknown): void {
    const read = readProp(kind, value);
    if (read === INVALID) {
      warnOnce(`<${element.localName}> cannot use "${textOf(value)}" as ${attributeName(name)}.`);
    }
    store(element, name, read === INVALID ? undefined : read);
  }

  class HearthElement extends Wrapped {
    static version = VERSION;

    static kinds = props;
    static events = events;
    static add = add;

    static reads = readProp;

    static accepts(attribute: string): boolean | undefined {
      return attribute === 'lang' || declared.includes(attribute) || isExtra?.(attribute);
    }

    static get observedAttributes(): string[] {
      return declared;
    }

    readonly #ground = new CSSStyleSheet();

    constructor() {
      super();
      if (this.shadowRoot) {
        this.shadowRoot.adoptedStyleSheets = [hostSheet, ...sheets, this.#ground];
        keepTyping(this.shadowRoot);
      }
      for (const [name, kind] of kinds) if (kind === 'flag') store(this, name, false);
    }

    override connectedCallback(): void {
      for (const [name] of kinds) takeEarlyProperty(this, name);
      super.connectedCallback();
      followGround(this, this.#ground);
    }

    override disconnectedCallback(): void {
      super.disconnectedCallback();
      leaveGround(this);
    }

    attributeChangedCallback(attribute: string, _old: string | null, text: string | null): void {
      const [name, kind] = kindByAttribute.get(attribute) as [string, PropKind];
      accept(this, name, kind, text);
    }
  }

  for (const [name, kind] of kinds) {
    Object.defineProperty(HearthElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return Reflect.get(Wrapped.prototype, name, this);
      },
      set(this: HTMLElement, value: unknown) {
        accept(this, name, kind, value);
      },
    });
  }
  return HearthElement;
}

function callbacksOf(element: Element, events: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    events.map((event) => [callbackName(event), (detail: unknown) => fireEvent(element, event, detail)]),
  );
}

/** Returns a reader of the extra attributes. A change of them schedules a render, which reads them. */
function watchExtra(
  element: Element,
  isExtra: (attribute: string) => boolean,
  render: () => void,
): () => ExtraAttributes {
  let shown: ExtraAttributes = {};
  const read = () => readExtra(element, isExtra, shown);
  new MutationObserver(() => shown !== read() && render()).observe(element, { attributes: true });
  return () => (shown = read());
}

/** A property that was set before the element was upgraded lies on the element itself, in front of the accessor. */
function takeEarlyProperty(element: HTMLElement, name: string): void {
  if (!Object.hasOwn(element, name)) return;
  const value = Reflect.get(element, name);
  Reflect.deleteProperty(element, name);
  Reflect.set(element, name, value);
}
