import type { Squeezing } from './squeezing-box.ts';

/** The facts of a page. `gather.ts` collects them, `diagnose.ts` interprets them. */
export interface Facts {
  /** The server's address with its slash at the end. */
  readonly server: string;
  /** The page's own origin. */
  readonly page: string;
  /** Names of the widgets there are, without `hearth-`. */
  readonly names: readonly string[];
  /** Claims of the running loader; null without one. */
  readonly running: { readonly version: string; readonly key: string | null } | null;
  readonly scripts: readonly ScriptFacts[];
  readonly blocked: readonly Blocked[];
  /** The server's word on page and key; null where it gave none. */
  readonly verdict: Verdict | null;
  readonly widgets: readonly WidgetFacts[];
  /** Tags of widgets in shadow roots of the page, where the loader does not look, and which nothing has loaded. */
  readonly inShadow: readonly string[];
  /** Ids of listings that the page names and the server does not know, or does not show here. */
  readonly unknownListings: readonly string[];
  /** Addresses of links to widgets that stay links, because of where they are. */
  readonly plainLinks: readonly string[];
  /** The browser's own objects that the page has changed, and the library that did where it is known. */
  readonly natives: { readonly changed: readonly string[]; readonly by: string | null };
}

/** A violation of the page's policy: the directive, e.g. `img-src`, and its origin. */
export interface Blocked {
  readonly directive: string;
  readonly origin: string;
}

/** Copy of the type in the domain's contract/embed.ts. */
export type Verdict =
  | 'allowed'
  | 'demo'
  | 'key_required'
  | 'key_unknown'
  | 'key_revoked'
  | 'origin_not_allowed';

/** A script tag that names a loader. */
export interface ScriptFacts {
  readonly src: string;
  /** The version that lies at its address; null where it is unknown. */
  readonly version: string | null;
  /** Its embed key, in its address or as `data-key`; null where it has none. */
  readonly key: string | null;
  readonly integrity: boolean;
  readonly crossOrigin: boolean;
  /** Its address has quotes in it that an editor changed. */
  readonly quoted: boolean;
  /** Has `type="module"`, which files of elements need. */
  readonly module: boolean;
}

/** An element or its stand-in. */
export interface WidgetFacts {
  readonly form: 'tag' | 'div' | 'link';
  /** Name as written, without `hearth-`. */
  readonly name: string;
  /** 'loaded', 'failed' (its files could not be had), or 'waiting' where nothing tried. */
  readonly state: 'loaded' | 'failed' | 'waiting';
  /** Not rendered: the widget or an ancestor has `display: none`. */
  readonly hidden: boolean;
  readonly width: number;
  readonly height: number;
  /** Box that leaves it no room; null where it has some, or is hidden. */
  readonly squeezed: Squeezing | null;
  /** The nearest link, button or label it lies in. */
  readonly inside: string | null;
  readonly attributes: readonly AttributeFacts[];
  /** Names of its attributes; empty if neither the server nor the widget lists them. */
  readonly declared: readonly string[];
  /** Its content is other widgets or the rest of the page: its tag has no end. */
  readonly swallows: boolean;
  /** The required attribute that is missing. */
  readonly lacks: string | null;
}

export interface AttributeFacts {
  /** Name as written, with `data-` where the form needs it. */
  readonly name: string;
  readonly text: string;
  /**
   * 'fine'; 'prefix': known with or without `data-`; 'unknown'; 'value': the value is not valid; 'unasked': the element has
   * not loaded.
   */
  readonly verdict: 'fine' | 'prefix' | 'unknown' | 'value' | 'unasked';
  /** Its allowed values if they are a list of words. */
  readonly words?: readonly string[];
  /** Set if it takes a number. */
  readonly isNumber?: boolean;
}
