import type { RenderWidget, WidgetAnswer, WidgetView } from '@hearth/domain/page/widget-view.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createFirstReports } from '../http/first-reports.ts';
import { askOurselves } from '../http/own-requests.ts';
import { withinPatience } from '../http/within-patience.ts';
import type { ListingBudget } from '../listing-budget/listing-budget.service.ts';
import { programAddress } from '../static/built-program.ts';
import { builtByLanguage } from './built-by-language.ts';
import type { HostedPage } from './hosted-page.ts';

/** The first view of the widget on a page; null where there is none. The listings in it count for the page's reader. */
export type WidgetViewOf = (
  request: FastifyRequest,
  page: Pick<HostedPage, 'name' | 'attributes' | 'language' | 'key' | 'host' | 'publicUrl'>,
) => Promise<WidgetView | null>;

interface Sources {
  /** The server itself. */
  readonly app: Pick<FastifyInstance, 'inject'>;
  readonly folder: string;
  readonly budget: Pick<ListingBudget, 'forPage' | 'countInPage'>;
}

/**
 * Views by the program that the build puts into the folder, read again when the build changes. The server asks itself for their
 * answers, so each passes the validation, gate and limits of a request from the reader's browser. A widget whose request is
 * refused, fails or takes long has no view; its scripts show the reason. The program of Spanish views lies below `es`. A cause of failures is logged once.
 */
export function widgetViews({ app, folder, budget }: Sources): WidgetViewOf {
  const readProgram = builtByLanguage(
    folder,
    'widget-view.mjs',
    (text, file) => import(programAddress(file, text)),
  );
  const reportFirst = createFirstReports();
  return async (request, { name, attributes, language, key, host, publicUrl }) => {
    try {
      const program = (await readProgram[language]()) as { readonly renderWidget: RenderWidget } | null;
      if (program === null) return null;
      const ask = asker(app, publicUrl, request);
      const widget = { tag: `hearth-${name}`, attributes, baseUrl: `${publicUrl}/`, key, host, ask };
      const [view, listings] = await budget.forPage(() => withinPatience(program.renderWidget(widget)));
      if (view !== null) budget.countInPage(request, listings);
      return view;
    } catch (error) {
      reportFirst(error, (cause) => request.log.warn({ err: cause }, 'first view of a widget'));
      return null;
    }
  };
}

const asker =
  (app: Sources['app'], publicUrl: string, { ip }: FastifyRequest) =>
  async (address: string): Promise<WidgetAnswer> => {
    const { href } = new URL(`${publicUrl}/`);
    if (!address.startsWith(`${href}api/`)) throw new Error(`A widget requests ${address}.`);
    const own = { url: address.slice(href.length - 1), remoteAddress: ip };
    const { statusCode, payload } = await askOurselves(app, own);
    return { status: statusCode, body: payload };
  };
