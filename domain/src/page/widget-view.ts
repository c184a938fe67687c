/** A widget whose first view the server renders into a hosted page. */
export interface WidgetViewRequest {
  /** Name of the element, such as `hearth-search`. */
  readonly tag: string;
  /** Of the element, by name. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Address of the server with its trailing slash. */
  readonly baseUrl: string;
  /** The embed key of the page. */
  readonly key: string | null;
  /** Host of the page around or before this one, which links to the portal name with the key; undefined where none is known. */
  readonly host: string | undefined;
  /** Requests an address of the API. */
  readonly ask: (address: string) => Promise<WidgetAnswer>;
}

/** An answer of the API. */
export interface WidgetAnswer {
  readonly status: number;
  /** JSON. */
  readonly body: string;
}

/** First view of a widget, without behaviour. */
export interface WidgetView {
  /** Without style attributes; for an element of the class `root` in a shadow root. */
  readonly html: string;
  /** The sheet of that shadow root. */
  readonly css: string;
}

/** Null for an element without a view; rejects where an answer leaves the widget with nothing but a message. */
export type RenderWidget = (widget: WidgetViewRequest) => Promise<WidgetView | null>;
