import type { Language } from './language.ts';

/** Titles of a widget and the size that it usually needs. */
export interface EmbedWidget {
  readonly title: string;
  /** Text of the link to its hosted page, which readers without scripts see. */
  readonly link: string;
  /** CSS pixels of its frame with the sample homes, legal links included; measured at this width. */
  readonly width: number;
  readonly height: number;
}

/** By the element's name without `hearth-`. */
export const embedWidgets = {
  search: { title: 'Home search', link: 'Search homes', width: 1200, height: 3030 },
  listings: { title: 'Homes', link: 'See these homes', width: 1200, height: 1500 },
  listing: { title: 'Home', link: 'See this home', width: 900, height: 4200 },
  'listing-card': { title: 'Home', link: 'See this home', width: 400, height: 710 },
  'mortgage-calculator': { title: 'Mortgage calculator', link: 'Search homes', width: 720, height: 840 },
  'agent-bio': { title: 'Agent', link: 'Meet the agent', width: 900, height: 1940 },
  'inquiry-form': { title: 'Get in touch', link: 'Get in touch', width: 640, height: 920 },
  'home-value': { title: 'Home value', link: 'Estimate your home’s price', width: 720, height: 420 },
  market: { title: 'Market figures', link: 'See the market', width: 900, height: 560 },
  legal: { title: 'Legal notices', link: 'Legal notices', width: 720, height: 560 },
} as const satisfies Readonly<Record<string, EmbedWidget>>;

type Words = Pick<EmbedWidget, 'title' | 'link'>;

const spanishWords: Readonly<Record<keyof typeof embedWidgets, Words>> = {
  search: { title: 'Búsqueda de propiedades', link: 'Buscar propiedades' },
  listings: { title: 'Propiedades', link: 'Ver estas propiedades' },
  listing: { title: 'Propiedad', link: 'Ver esta propiedad' },
  'listing-card': { title: 'Propiedad', link: 'Ver esta propiedad' },
  'mortgage-calculator': { title: 'Calculadora de hipoteca', link: 'Buscar propiedades' },
  'agent-bio': { title: 'Agente', link: 'Conocer al agente' },
  'inquiry-form': { title: 'Contáctenos', link: 'Contáctenos' },
  'home-value': { title: 'Valor de su casa', link: 'Estimar el precio de su casa' },
  market: { title: 'Cifras del mercado', link: 'Ver el mercado' },
  legal: { title: 'Avisos legales', link: 'Avisos legales' },
};

/** Names that distinguish widgets in a list to choose from, where the title of the widget alone does not. */
const choiceNames: Readonly<Record<string, string>> = {
  listings: 'List of homes',
  listing: 'All about a home',
  'listing-card': 'One home',
  'inquiry-form': 'Inquiry form',
};

const choiceWords: Readonly<Record<string, string>> = {
  search: 'Bar, results and map',
  listings: 'Homes in a grid or a row',
  listing: 'Photos, facts, payment, form',
  'listing-card': 'A listing in an article',
  'mortgage-calculator': 'Payment, tax and dues',
  'agent-bio': 'Portrait, bio, reviews, homes',
  'inquiry-form': 'Questions, tours, requests',
  'home-value': 'What an address is worth',
  market: 'Prices and sales of an area',
  legal: 'IABS, notices, disclaimers',
};

/** A widget in a list to choose from: its name, and in a few words what it shows; '' for an unknown one. */
export const widgetChoice = (name: string): { readonly name: string; readonly words: string } => ({
  name: choiceNames[name] ?? embedWidget(name).title,
  words: choiceWords[name] ?? '',
});

/** The same for an unchecked name, in a language; an unknown widget is titled by its name. */
export function embedWidget(name: string, language: Language = 'en'): EmbedWidget {
  if (Object.hasOwn(embedWidgets, name)) {
    const known = name as keyof typeof embedWidgets;
    return { ...embedWidgets[known], ...(language === 'es' && spanishWords[known]) };
  }
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
  return { title, link: title, width: 1200, height: 800 };
}
