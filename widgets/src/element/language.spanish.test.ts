import { expect, test, vi } from 'vitest';
import { anAgent } from '../testing/an-agent.ts';
import { json } from '../testing/answers.ts';
import { inside, place } from '../testing/mount.tsx';
import { LANGUAGE } from './build-language.ts';
import { languageOf } from './language.ts';
import '../agent-bio/agent-bio.element.ts';

test('the Spanish build takes elements of other languages for English ones', () => {
  expect(LANGUAGE).toBe('es');
  const languages = ['es', 'es-MX', 'en', 'fr'].map((lang) => languageOf(place(`<p lang="${lang}"></p>`)));
  expect(languages).toEqual(['es', 'es', 'en', 'en']);
});

test('the contact button of a Spanish bio leads to the Spanish page of the form', async () => {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    return pathname.endsWith('/agent/default') ? json(anAgent()) : json({ hits: [], total: 0 });
  });
  const bio = place<HTMLElement>('<hearth-agent-bio lang="es" sections="contact"></hearth-agent-bio>');
  const link = await inside(bio).findByRole('link', { name: /Escribir|Contactar/ });
  expect(new URL((link as HTMLAnchorElement).href).searchParams.get('lang')).toBe('es');
  vi.unstubAllGlobals();
});
