import { noTheme } from '@hearth/domain/embed/embed-setup.ts';
import { reservedRules } from '@hearth/domain/embed/reserved-height.ts';
import type { Resource } from '../http/resource.ts';
import { widgetCaching } from '../static/cache-control.ts';
import { hostedWidgets } from './hosted-widgets.ts';
import { widgetAttributes } from './widget-attributes.ts';

/**
 * `GET /embed/reserve/{widget}.css?shape=…`: the rules that keep the room of a widget free, for hosted pages and for pages written
 * by hand. Empty for an unknown widget, since pages of partners link it.
 */
export function reserveRoute(app: Parameters<Resource>[0], publicUrl: string): void {
  const options = { schema: { hide: true } };
  app.get<{ Params: { widget: string } }>('/embed/reserve/:widget.css', options, async (request, reply) => {
    const { widget } = request.params;
    const attributes = Object.fromEntries(widgetAttributes(request.query, null));
    const setup = { widget, attributes, key: null, theme: noTheme };
    const rules = hostedWidgets.has(widget) ? reservedRules(setup, 'tag', publicUrl) : [];
    return reply
      .header('cache-control', widgetCaching('reserve.css'))
      .type('text/css; charset=utf-8')
      .send(`${rules.join('\n')}\n`);
  });
}
