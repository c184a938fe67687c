import type { ErrorCode } from '@hearth/domain/contract/errors.ts';
import type { Language } from '@hearth/domain/embed/language.ts';
import { undisclosedAddress } from '@hearth/domain/listing/address.ts';

/** Words of hosted pages beside those of their widgets. */
interface PageWords {
  /** Headings over cards. */
  readonly home: string;
  readonly homes: string;
  readonly linkAt: (link: string, site: string) => string;
  readonly market: (place: string) => string;
  readonly listedBy: (firm: string) => string;
  readonly undisclosedAddress: string;
  readonly forSale: string;
  readonly forLease: string;
  readonly notFound: { readonly title: string; readonly text: string };
  readonly notShown: string;
  /** Titles of pages whose widget is not shown, by the reason. */
  readonly notShownBy: Readonly<Partial<Record<ErrorCode, string>>>;
  /** Sentences that explain them; the error's own where there is none. */
  readonly reasons: Readonly<Partial<Record<ErrorCode, string>>>;
}

export const pageWords: Readonly<Record<Language, PageWords>> = {
  en: {
    home: 'Home',
    homes: 'Homes',
    linkAt: (link, site) => `${link} at ${site}`,
    market: (place) => `Market in ${place}`,
    listedBy: (firm) => `Listed by ${firm}`,
    undisclosedAddress,
    forSale: 'Homes for sale',
    forLease: 'Homes for lease',
    notFound: { title: 'Not found', text: 'This page does not exist. Check the address.' },
    notShown: 'Not shown',
    notShownBy: {
      listing_gone: 'Home no longer on the market',
      listing_not_found: 'Home not found',
      agent_not_found: 'Agent not found',
      polygon_not_found: 'Area not found',
      listing_budget_spent: 'Not shown today',
    },
    reasons: {},
  },
  es: {
    home: 'Propiedad',
    homes: 'Propiedades',
    linkAt: (link, site) => `${link} en ${site}`,
    market: (place) => `Mercado en ${place}`,
    listedBy: (firm) => `Anunciada por ${firm}`,
    undisclosedAddress: 'Dirección reservada',
    forSale: 'Propiedades en venta',
    forLease: 'Propiedades en renta',
    notFound: { title: 'Página no encontrada', text: 'Esta página no existe. Revise la dirección.' },
    notShown: 'No disponible',
    notShownBy: {
      listing_gone: 'La propiedad ya no está a la venta',
      listing_not_found: 'No encontramos la propiedad',
      agent_not_found: 'No encontramos al agente',
      polygon_not_found: 'No encontramos la zona',
      listing_budget_spent: 'Hoy no se puede mostrar',
    },
    reasons: {
      listing_gone: 'Esta propiedad ya no está a la venta.',
      listing_not_found: 'Esta propiedad no está disponible.',
      agent_not_found: 'No encontramos a este agente.',
      polygon_not_found: 'Esta zona no existe.',
      listing_budget_spent:
        'Su red llegó al límite diario de propiedades. Intente de nuevo mañana o comuníquese con nosotros.',
    },
  },
};
