import type { Edition } from '../edition/editions.ts';
import type { embedWidgets } from '../embed/embed-widgets.ts';
import type { Capability } from '../people/capabilities.ts';
import type { MapType } from '../search/map/map-type.ts';

/** The parameters of a path by name, decoded; undefined for an optional one that the path leaves out. */
export type PathParams = Readonly<Partial<Record<string, string>>>;

/** One page of the portal. Router, server, menus and sitemap derive from it. */
export interface PageRow {
  /** Pattern of regexparam: `:name` is a segment, `:name?` an optional one, `*` the rest. Matched in any case, with or without a slash at the end. */
  readonly path: string;
  /** Reads the parameters of the path; undefined where these name no such page. A page without it has no parameters. */
  readonly read?: (params: PathParams) => object | undefined;
  /** Name of its screen: `<screen>-screen.tsx` in a feature of the portal. */
  readonly screen: string;
  /** Who may open it: everyone where left out. Guests go home, where the log-in leads back to the page. */
  readonly opensTo?: 'signed in';
  /** Capability of the people who may open it; others get the page for refusals. Of pages for signed-in people. */
  readonly needs?: Capability;
  /** An agent acts for the contact of the path, whose things the screen shows. */
  readonly acts?: true;
  /** HTTP status: 200 where left out. */
  readonly status?: 403 | 404;
  /** Text before the name of the edition, or the whole title. Left out where the title depends on data. */
  readonly title?: string | ((edition: Edition) => string);
  /** Description for search engines; that of the home page where left out. */
  readonly description?: (edition: Edition) => string;
  /** Search engines get its canonical address, and its entry in the sitemap. Pages about data have a canonical address by their data. */
  readonly engines?: 'canonical' | 'canonical and sitemap';
  /** Entry of the profile menu, which has the order of the table, for viewers with a capability or for all. */
  readonly menu?: {
    readonly label: string;
    readonly needs?: Capability;
    /** The label for viewers with a further capability. */
    readonly instead?: { readonly label: string; readonly needs: Capability };
  };
  /** It stands beside the menu of the account, as the pages of the menu do. */
  readonly besideMenu?: true;
  /** The sign-up prompt may open over it. */
  readonly prompts?: true;
  /** Its search is for lease; for sale where left out. */
  readonly lease?: true;
  /** Kind of its map, which has a state for each kind: 'listings' where left out. */
  readonly map?: MapType;
  /** The widget that shows the same on host pages, with the attribute that takes a parameter of the path. */
  readonly embeds?: {
    readonly widget: keyof typeof embedWidgets;
    readonly attribute: string;
    readonly parameter: string;
  };
  /** Its head has data: the server has a function for its screen in `page-heads.ts`. */
  readonly dataHead?: true;
  /** The server writes the first answers of its screen into the page, by the function of the screen in `first-requests.ts`. */
  readonly firstRequests?: true;
}
