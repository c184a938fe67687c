import { formsOf, pageRules } from '@hearth/domain/embed/page-rules.ts';
import { decodeTheme } from '@hearth/domain/embed/setup-codec.ts';
import type { Resource } from '../http/resource.ts';
import { widgetCaching } from '../static/cache-control.ts';
import { hostedWidgets } from './hosted-widgets.ts';
import { parameter, widgetAttributes } from './widget-attributes.ts';

/**
 * `GET /embed/reserve/{widget}.css?shape=…`: the rules that keep the room of a widget free, and of its theme, for snippets, hosted pages and
 * pages written by hand; `for=placeholder,link` for these forms. Empty for an unknown widget, since pages of partners link it.
 */
export function reserveRoute(app: Parameters<Resource>[0], publicUrl: string): void {
  const options = { schema: { hide: true } };
  app.get<{ Params: { widget: string } }>('/embed/reserve/:widget.css', options, async (request, reply) => {
    const { widget } = request.params;
    const attributes = Object.fromEntries(widgetAttributes(request.query, null));
    const theme = decodeTheme((name) => parameter(request.query, name));
    const forms = formsOf(parameter(request.query, 'for'));
    const rules = hostedWidgets.has(widget)
      ? pageRules({ widget, attributes, key: null, theme }, forms, publicUrl)
      : [];
    return reply
      .header('cache-control', widgetCaching('reserve.css'))
      .type('text/css; charset=utf-8')
      .send(`${rules.join('\n')}\n`);
  });
}
