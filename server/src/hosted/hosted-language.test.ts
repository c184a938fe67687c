import { iabsWords } from '@hearth/domain/edition/legal-words.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOME, startHosted } from '../testing/hosted-world.ts';
import type { TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startHosted();
});
afterAll(() => server.close());

const page = (url: string) => server.app.inject(url);
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

describe('a hosted page with lang=es', () => {
  it.each([
    ['search', 'Propiedades en venta en la zona de Austin'],
    ['search?location=Austin', 'Propiedades en venta en Austin'],
    ['listings?lease', 'Propiedades en renta en la zona de Austin'],
    ['search?location=asdfqwer', 'Propiedades en venta que coinciden con “asdfqwer”'],
    ['listing-card?listing-id=concealed', expect.stringMatching(/^Dirección reservada, /)],
    ['mortgage-calculator', 'Calculadora de hipoteca'],
    ['agent-bio?agent=jd', 'José Díaz'],
  ])('of %s has a Spanish title', async (widget, title) => {
    const query = `${widget.includes('?') ? '&' : '?'}lang=es-MX`;
    const { body } = await page(`/w/${widget}${query}`);
    expect(titleOf(body)?.split(' | ')).toEqual([title, 'Hearth Austin']);
  });

  it('names its language, and has Spanish words before its scripts run', async () => {
    for (const path of ['/w/search', '/embed/frame/search']) {
      const { body } = await page(`${path}?beds=3&lang=es`);
      expect(body).toContain('<html lang="es">');
      expect(body).toMatch(/<hearth-search beds="3"><p><a [^>]*>Buscar propiedades en Hearth Austin<\/a>/);
      expect(body).toContain(`${iabsWords} (información sobre servicios de corretaje)</a>`);
      expect(body).toContain('>Política de privacidad</a>');
    }
    expect((await page('/w/search')).body).toContain('<html lang="en">');
    expect((await page('/w/search?lang=fr')).body).toContain('<html lang="en">');
  });

  it('explains in Spanish why it shows no home', async () => {
    const { body, statusCode } = await page('/w/listing-card?listing-id=withdrawn&lang=es');
    expect(statusCode).toBe(410);
    expect(body).toContain('<html lang="es">');
    expect(titleOf(body)).toBe('La propiedad ya no está a la venta | Hearth Austin');
    expect(body).toContain('>Propiedades en renta</a>');
    expect(body).not.toMatch(/Homes|market/);
  });

  it('says in Spanish that no such page exists', async () => {
    for (const path of ['/w/nothing', '/embed/frame/nothing']) {
      const { body, statusCode } = await page(`${path}?lang=es`);
      expect(statusCode).toBe(404);
      expect(body).toContain('<html lang="es">');
      expect(titleOf(body)).toBe('Página no encontrada | Hearth Austin');
      expect(body).toContain('<p>Esta página no existe. Revise la dirección.</p>');
    }
  });

  it('describes a Spanish frame by oEmbed with lang=es', async () => {
    for (const path of ['/w/listing-card?listing-id=1&lang=es', '/x-1.html?lang=es']) {
      const answer = await page(`/oembed?url=${encodeURIComponent(HOME + path)}`);
      const { html, author_name } = answer.json<{ html: string; author_name: string }>();
      expect(html).toContain('/embed/frame/listing-card?listing-id=1&#38;lang=es');
      expect(author_name).toMatch(/^Anunciada por Juniper Realty/);
    }
    const { body } = await page('/w/search?lang=es');
    expect(body).toContain(encodeURIComponent(`${HOME}/w/search?lang=es`));
  });
});
