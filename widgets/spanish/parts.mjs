/** The parts that every widget has, dates, and the words of failures. */
export const parts = {
  'widgets/element/render-guard.tsx': { 'This could not be shown.{0}': 'No pudimos mostrar esto.{0}' },
  'widgets/ui/map-guard.tsx': {
    'The map cannot be shown on this page.': 'El mapa no se puede mostrar en esta página.',
  },
  'widgets/ui/pager.tsx': {
    Pages: 'Páginas',
    'Previous page': 'Página anterior',
    'Page {0}': 'Página {0}',
    'Next page': 'Página siguiente',
  },
  'widgets/ui/price.tsx': { 'Price not stated': 'Precio no indicado', 'was ': 'antes ' },
  'widgets/ui/toast.tsx': { 'Success!': '¡Listo!', 'Failed!': 'No se pudo', Close: 'Cerrar' },
  'widgets/ui/home-dialog.ts': {
    Home: 'Propiedad',
    Close: 'Cerrar',
    'See this home': 'Ver esta propiedad',
  },
  'widgets/client/failure-text.ts': {
    'You are offline.': 'No tiene conexión a Internet.',
    'Too many requests. Please wait a moment.': 'Demasiadas solicitudes. Espere un momento.',
    'Your network has reached the daily limit of homes. Try again tomorrow, or contact us.':
      'Su red llegó al límite diario de propiedades. Intente de nuevo mañana o comuníquese con nosotros.',
    'This is taking too long.': 'Esto está tardando demasiado.',
    'Sign in to see these homes.': 'Inicie sesión para ver estas propiedades.',
    'Your account does not have access to this page.': 'Su cuenta no tiene acceso a esta página.',
    'The data of this listing is being updated. Please try again later.':
      'Los datos de esta propiedad se están actualizando. Intente de nuevo más tarde.',
    'This page needs an embed key to show homes.':
      'Esta página necesita una clave de inserción para mostrar propiedades.',
    'The embed key of this page is not known or no longer valid.':
      'La clave de inserción de esta página no se conoce o ya no es válida.',
    'The embed key of this page is not valid for this site.':
      'La clave de inserción de esta página no es válida para este sitio.',
    'Unable to fetch listings.': 'No pudimos cargar las propiedades.',
  },
  'domain/listing/date-text.ts': {
    Jan: 'ene',
    Feb: 'feb',
    Mar: 'mar',
    Apr: 'abr',
    May: 'may',
    Jun: 'jun',
    Jul: 'jul',
    Aug: 'ago',
    Sep: 'sep',
    Oct: 'oct',
    Nov: 'nov',
    Dec: 'dic',
    Sun: 'dom',
    Mon: 'lun',
    Tue: 'mar',
    Wed: 'mié',
    Thu: 'jue',
    Fri: 'vie',
    Sat: 'sáb',
    '{0}, {1} {2}': '{0}, {2} {1}',
    AM: 'a. m.',
    PM: 'p. m.',
  },
};
