import type { FastifyInstance } from 'fastify';
import { escapeHtml } from './escape-html.ts';

/** Part of an OpenAPI operation in the reference. */
interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
  readonly requestBody?: unknown;
  readonly responses?: Readonly<Record<string, unknown>>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** `GET /api/reference`: the endpoints as plain HTML with headings and tables, for readers whom the page at /api/docs shuts out. */
export function serveApiReference(app: FastifyInstance): void {
  app.get('/api/reference', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; base-uri 'none'; form-action 'none'")
      .type('text/html; charset=utf-8')
      .send(pageOf(app.swagger().paths ?? {})),
  );
}

function pageOf(paths: Readonly<Record<string, unknown>>): string {
  const sections = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = (item as Readonly<Record<string, Operation | undefined>>)[method];
      return operation === undefined ? [] : [sectionOf(`${method.toUpperCase()} ${path}`, operation)];
    }),
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Hearth API reference</title></head>
<body>
<main>
<h1>Hearth API reference</h1>
<p>Every endpoint with its parameters. The schemas of bodies and answers are in the
<a href="/api/docs/json">OpenAPI document</a>; <a href="/api/docs">the interactive documentation</a> sends requests.</p>
${sections.join('\n')}
</main>
</body>
</html>
`;
}

function sectionOf(
  name: string,
  { summary = '', parameters = [], requestBody, responses = {} }: Operation,
): string {
  return [
    `<h2>${escapeHtml(name)}</h2>`,
    `<p>${escapeHtml(summary)}</p>`,
    parameters.length > 0 ? tableOf(name, parameters) : '<p>No parameters.</p>',
    requestBody === undefined ? '' : '<p>Takes a body in JSON.</p>',
    `<p>Answers with ${Object.keys(responses).map(escapeHtml).join(', ')}.</p>`,
  ].join('\n');
}

function tableOf(name: string, parameters: NonNullable<Operation['parameters']>): string {
  const rows = parameters.map(
    (each) =>
      `<tr><th scope="row">${escapeHtml(each.name)}</th><td>${escapeHtml(each.in)}</td><td>${each.required ? 'yes' : 'no'}</td></tr>`,
  );
  return `<table><caption>Parameters of ${escapeHtml(name)}</caption>
<thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Required</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`;
}
