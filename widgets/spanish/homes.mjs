/** Cards, lists and the page of a home. */
export const homes = {
  'widgets/listing-card/card-lines.tsx': {
    'List price ': 'Precio de lista ',
    'Est. ${0}/mo': 'Est. ${0}/mes',
    Facts: 'Datos',
    'Listed by {0}': 'Anunciada por {0}',
  },
  'widgets/listing-card/listing-card.tsx': { 'Open House': 'Casa abierta' },
  'widgets/listing-card/photo-carousel.tsx': {
    '{0}, photos': '{0}, fotos',
    'Photo of {0}': 'Foto de {0}',
    'Photo {0} of {1}': 'Foto {0} de {1}',
  },
  'widgets/listing-card/photo-steps.tsx': {
    'Previous photo': 'Foto anterior',
    'Next photo': 'Foto siguiente',
  },
  'widgets/listing-card/photo.tsx': { 'No photo': 'Sin foto' },
  'widgets/listing-card/source-notes.tsx': {
    'Notices of the Texas Real Estate Commission': 'Avisos de la Texas Real Estate Commission',
    '{0}. Shown by the brokerage at {1}': '{0}. Los muestra la correduría en {1}',
    'Information is deemed reliable but is not guaranteed.':
      'La información se considera confiable, pero no está garantizada.',
    'About this data': 'Acerca de estos datos',
    '{0} as of {1}': '{0} al {1}',
    '{0}. Shown by {1}': '{0}. Los muestra {1}',
    'Data from {0}': 'Datos de {0}',
  },
  'widgets/listings/listings.tsx': {
    Homes: 'Propiedades',
    'The homes could not be loaded. Reload the page to try again.':
      'No pudimos cargar las propiedades. Vuelva a cargar la página.',
  },
  'widgets/listings/row-steps.tsx': {
    'Previous homes': 'Propiedades anteriores',
    'Next homes': 'Propiedades siguientes',
  },
  'widgets/listings/see-all.tsx': { 'See all{0}': 'Ver todas{0}' },
  'widgets/listing/contact-kind.ts': {
    'Schedule a tour': 'Agendar una visita',
    'Ask about this home': 'Preguntar por esta propiedad',
  },
  'widgets/listing/fact-tables.tsx': { 'Facts and features': 'Datos y características' },
  'widgets/listing/gallery.tsx': {
    'Sign in to see it': 'Inicie sesión para verla',
    'Sign in to see them all': 'Inicie sesión para verlas todas',
    'Virtual tour': 'Recorrido virtual',
    'The photos could not be opened. Check your connection and try again.':
      'No pudimos abrir las fotos. Revise su conexión e intente de nuevo.',
  },
  'widgets/listing/key-facts.ts': {
    bed: 'recámara',
    beds: 'recámaras',
    bath: 'baño',
    baths: 'baños',
    'sq ft': 'pies²',
    lot: 'de terreno',
    units: 'unidades',
    built: 'construida en',
  },
  'widgets/listing/listing-about.tsx': {
    'About this home': 'Sobre esta propiedad',
    'Show less': 'Ver menos',
    'Show the whole description': 'Ver la descripción completa',
  },
  'widgets/listing/listing-head.tsx': {
    'Listed by {0}{1}': 'Anunciada por {0}{1}',
    'Listing contact: {0}': 'Contacto del anuncio: {0}',
  },
  'widgets/listing/listing-legal.tsx': {
    'About this data': 'Acerca de estos datos',
    'The notices could not be loaded.': 'No pudimos cargar los avisos.',
    'Information is deemed reliable but is not guaranteed.':
      'La información se considera confiable, pero no está garantizada.',
    'Notices of the Texas Real Estate Commission': 'Avisos de la Texas Real Estate Commission',
  },
  'widgets/listing/listing-map.tsx': {
    Location: 'Ubicación',
    'The map could not be loaded.': 'No pudimos cargar el mapa.',
  },
  'widgets/listing/listing-section.tsx': {
    'Monthly payment': 'Pago mensual',
    'The calculator could not be loaded.': 'No pudimos cargar la calculadora.',
    'The form could not be loaded.': 'No pudimos cargar el formulario.',
    'The facts could not be loaded.': 'No pudimos cargar los datos.',
  },
  'widgets/listing/listing-story.tsx': { 'Sign in to see them': 'Inicie sesión para verlos' },
  'widgets/listing/listing.tsx': {
    'Schedule a tour': 'Agendar una visita',
    'Ask a question': 'Hacer una pregunta',
    'This listing could not be loaded.': 'No pudimos cargar esta propiedad.',
    'Search homes for sale': 'Buscar propiedades a la venta',
  },
  'widgets/listing/photo-dialog.tsx': {
    'Photos of {0}': 'Fotos de {0}',
    '{0} of {1}': '{0} de {1}',
    'Close the photos': 'Cerrar las fotos',
    'Use the arrow keys for other photos': 'Use las flechas para ver otras fotos',
    'Photo {0} of {1}': 'Foto {0} de {1}',
    'One more photo is not public.': 'Otra foto no es pública.',
    '{0} more photos are not public.': 'Otras {0} fotos no son públicas.',
  },
  'widgets/listing/photo-mosaic.tsx': {
    Photos: 'Fotos',
    'Photo {0} of {1}: {2}': 'Foto {0} de {1}: {2}',
    'open larger': 'ver más grande',
    '{0} of ': '{0} de ',
    photo: 'foto',
    photos: 'fotos',
    'Photos of this home are not public.': 'Las fotos de esta propiedad no son públicas.',
    'No photos of this home yet.': 'Todavía no hay fotos de esta propiedad.',
  },
  'widgets/listing/portal-link.tsx': { '{0} on {1}': '{0} en {1}' },
  'widgets/listing/price-history.tsx': {
    History: 'Historial',
    'Days on market: {0}': 'Días en el mercado: {0}',
    'Sign up to see price history. {0}': 'Regístrese para ver el historial de precios. {0}',
    Date: 'Fecha',
    Event: 'Evento',
    Price: 'Precio',
  },
  'widgets/listing/tour-ways.tsx': {
    'In person': 'En persona',
    'By video': 'Por video',
    'Tour type': 'Tipo de visita',
  },
};
