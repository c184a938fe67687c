import { readFile } from 'node:fs/promises';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { phoneText, phoneUrl } from '@hearth/domain/people/phone-text.ts';
import type { FastifyReply } from 'fastify';
import { isAgentLicense } from '../agents/agent.service.ts';
import type { Config } from '../config.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { Resource, ResourceDependencies } from '../http/resource.ts';
import { sendPageHeaders } from '../http/security-headers.ts';
import { paragraph, plainPage, plainPagePolicy } from '../legal/plain-page.ts';
import { type Brokerage, brokerageOf } from './brokerage.service.ts';
import { iabsFormOf } from './iabs-form.ts';

/** The form changes once in years, but a corrected one must be seen the same day. */
const CACHING = 'public, max-age=300';

/**
 * `/iabs` and `/iabs/{license}`: the completed form "Information About Brokerage Services" of the brokerage, for its own license
 * and those of all its agents of the edition, also of staff without a page: every license holder has to give it. Other licenses lead to the portal's "not found" page for them. `/consumer-protection-notice` leads to
 * the commission's notice, so that pages can link both without asking for addresses.
 */
export const iabsRoutes: Resource = (app, dependencies) => {
  const { config } = dependencies;
  const hidden = { schema: { hide: true } };
  app.get('/iabs', hidden, async (_request, reply) =>
    sendForm(reply, dependencies, config.site.brokerage.license),
  );
  app.get('/consumer-protection-notice', hidden, async (_request, reply) =>
    reply.redirect(config.site.consumerProtectionUrl),
  );
  app.get<{ Params: { license: string } }>('/iabs/:license', hidden, async (request, reply) => {
    const { license } = request.params;
    if (await isOfBrokerage(license, dependencies)) return sendForm(reply, dependencies, license);
    return reply.redirect(`/iabs/${encodeURIComponent(license)}/404-not-found`);
  });
};

async function isOfBrokerage(license: string, { db, config }: ResourceDependencies): Promise<boolean> {
  if (license === config.site.brokerage.license) return true;
  if (!/^[\w-]{1,32}$/.test(license)) return false;
  return isAgentLicense(db.kysely, editionOf(config.productName).id, license);
}

async function sendForm(
  reply: FastifyReply,
  { db, config }: ResourceDependencies,
  license: string | null,
): Promise<FastifyReply> {
  const form = iabsFormOf(config.site, license);
  if (form?.kind === 'page') return reply.redirect(form.url);
  const pdf = form && (await readFile(form.file).catch(() => null));
  sendPageHeaders(reply, plainPagePolicy);
  if (pdf)
    return reply
      .type('application/pdf')
      .headers({ 'cache-control': CACHING, 'content-disposition': 'inline; filename="iabs.pdf"' })
      .send(pdf);
  const brokerage = await brokerageOf(db.kysely, editionOf(config.productName), config);
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(missingFormPage(brokerage, config));
}

/** The commission's blank form would name no broker, so it stands for nothing here. */
const missingFormPage = (brokerage: Brokerage, config: Config): string =>
  plainPage(
    {
      title: 'Information About Brokerage Services',
      content: [
        paragraph(
          `Texas law requires all real estate license holders to give this form to buyers, tenants, sellers and landlords. Contact ${brokerage.name} for a copy before you work together:`,
        ),
        contactOf(brokerage),
      ].join('\n      '),
    },
    config,
  );

function contactOf({ name, license, phone, email, address }: Brokerage): string {
  const lines = [
    escapeHtml(name),
    license && `Texas license no. ${escapeHtml(license)}`,
    address && escapeHtml(address),
    phone && `<a href="${escapeHtml(phoneUrl(phone))}">${escapeHtml(phoneText(phone))}</a>`,
    email && `<a href="mailto:${escapeHtml(encodeURI(email))}">${escapeHtml(email)}</a>`,
  ];
  return `<p>${lines.filter(Boolean).join('<br>')}</p>`;
}
