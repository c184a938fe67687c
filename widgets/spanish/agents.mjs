/** Bios of agents, home values and notices. */
export const agents = {
  'widgets/agent-bio/agent-failure.ts': {
    'the agent': 'el agente',
    'Unable to fetch {0}.': 'No pudimos cargar {0}.',
    'This page needs an embed key to show agents.':
      'Esta página necesita una clave de inserción para mostrar agentes.',
  },
  'widgets/agent-bio/agent-head.tsx': { 'TREC license {0}': 'Licencia de TREC {0}' },
  'widgets/agent-bio/agent-listings.tsx': {
    'the listings': 'las propiedades',
    'No listings at the moment.': 'No hay propiedades por ahora.',
    'Show all {0}': 'Ver las {0}',
  },
  'widgets/agent-bio/agent-reviews.tsx': {
    'the reviews': 'las reseñas',
    'No reviews yet.': 'Todavía no hay reseñas.',
  },
  'widgets/agent-bio/agent-section.tsx': {
    'About {0}': 'Sobre {0}',
    Languages: 'Idiomas',
    Designations: 'Certificaciones',
    'Awards and Recognition': 'Premios y reconocimientos',
    Video: 'Video',
    'Current listings': 'Propiedades actuales',
    'Reviews ({0}) {1}': 'Reseñas ({0}) {1}',
    'The reviews are not available here.': 'Las reseñas no están disponibles aquí.',
    'The listings are not available here.': 'Las propiedades no están disponibles aquí.',
  },
  'widgets/agent-bio/agent-video.tsx': {
    'Video of {0}': 'Video de {0}',
    '{0} Play video': '{0} Reproducir video',
    From: 'De',
    'Plays from': 'Se reproduce desde',
    'Watch on {0}': 'Ver en {0}',
  },
  'widgets/agent-bio/contact.tsx': { 'Contact {0}': 'Contactar a {0}', 'Call {0}: {1}': 'Llamar a {0}: {1}' },
  'widgets/agent-bio/social-links.tsx': { '{0} on social media': '{0} en redes sociales' },
  'widgets/agent-bio/stars.tsx': { '{0} out of 5 stars': '{0} de 5 estrellas' },
  'widgets/home-value/estimate-range.tsx': {
    'We have no public record of this address. Check the spelling, or ask an agent.':
      'No tenemos registro público de esta dirección. Revise la ortografía o pregunte a un agente.',
    'We only estimate houses, condos and townhouses. An agent can price this property for you.':
      'Solo estimamos casas, condominios y casas adosadas. Un agente puede darle un precio para esta propiedad.',
    'Too few similar homes sold nearby for an honest estimate. An agent can price it for you.':
      'Se vendieron muy pocas propiedades similares cerca para una estimación honesta. Un agente puede darle un precio.',
    'The seller of this home asked us not to show an estimate.':
      'El vendedor de esta propiedad nos pidió no mostrar una estimación.',
    '${0} to ${1}': '${0} a ${1}',
    'Most likely about ${0}.': 'Lo más probable: unos ${0}.',
    'From {0} similar homes nearby ({1} sold), compared by distance, size, age, land and time. The home’s own list price isn’t used. It’s an estimate, not an appraisal.':
      'A partir de {0} propiedades similares cercanas ({1} vendidas), comparadas por distancia, tamaño, antigüedad, terreno y fecha. No se usa el precio de lista de la propiedad. Es una estimación, no un avalúo.',
    'Of 100 estimates like this, {0} were right: the home sold within the range. The median error is {1}%, measured on {2} sales here.':
      'De cada 100 estimaciones como esta, {0} acertaron: la propiedad se vendió dentro del rango. El error mediano es de {1}%, medido en {2} ventas de aquí.',
    'Most similar homes': 'Propiedades más parecidas',
    '{0}: {1} ${2}, {3} sq ft': '{0}: {1} ${2}, {3} pies²',
    'sold for': 'vendida por',
    'listed at': 'anunciada en',
  },
  'widgets/home-value/home-value.tsx': {
    'Estimate your home’s price': 'Estime el precio de su casa',
    'Street address': 'Domicilio',
    'Number and street': 'Número y calle',
    'ZIP code': 'Código postal',
    'Enter your home’s street address.': 'Escriba el domicilio de su casa.',
    'Enter your home’s ZIP code.': 'Escriba el código postal de su casa.',
    'Enter your home’s street address and ZIP code.': 'Escriba el domicilio y el código postal de su casa.',
    'Estimating…': 'Estimando…',
    Estimate: 'Estimar',
    'We couldn’t estimate this home. Please try again.':
      'No pudimos estimar esta propiedad. Intente de nuevo.',
  },
  'widgets/legal/brokerage.tsx': { 'Texas license no. {0}': 'Licencia de Texas núm. {0}' },
  'widgets/legal/disclaimers.tsx': {
    ' {0} data was last updated {1}.': ' Los datos de {0} se actualizaron por última vez el {1}.',
  },
  'widgets/legal/equal-housing.tsx': {
    '{0}{1}We support the Fair Housing Act and Equal Housing Opportunity for all.':
      '{0}{1}Apoyamos la Fair Housing Act (ley de vivienda justa) y la igualdad de oportunidades de vivienda para todos.',
  },
  'widgets/legal/legal-notices.tsx': {
    'Notices of the Texas Real Estate Commission': 'Avisos de la Texas Real Estate Commission',
    Policies: 'Políticas',
    'Privacy Policy': 'Política de privacidad',
    'Terms of Use': 'Términos de uso',
  },
  'widgets/legal/legal.tsx': {
    'Legal notices': 'Avisos legales',
    'The notices could not be loaded.': 'No pudimos cargar los avisos.',
    'Information is deemed reliable but is not guaranteed.':
      'La información se considera confiable, pero no está garantizada.',
  },
  'widgets/market/comparison-text.ts': {
    'about the same as {0}': 'casi igual que {0}',
    '{0}% {1} {2}': '{0}% {1} {2}',
    above: 'más que',
    below: 'menos que',
  },
  'widgets/market/key-figures.tsx': {
    'Homes for sale': 'Propiedades a la venta',
    'Median list price': 'Precio de lista mediano',
    Supply: 'Oferta',
    month: 'mes',
    months: 'meses',
    'Median days on market': 'Mediana de días en el mercado',
    'Price cuts': 'Rebajas de precio',
    '{0} in the last 30 days': '{0} en los últimos 30 días',
    'Median price per sq ft': 'Precio mediano por pie²',
    'Sold in the last 12 months': 'Vendidas en los últimos 12 meses',
    '{0} pending': '{0} pendientes',
  },
  'widgets/market/market.tsx': {
    'Market in {0}': 'Mercado en {0}',
    'Market figures': 'Cifras del mercado',
    'Figures cover {0} for sale. The lines show the median list price of the homes sold and their number, in the last {1} full months. Texas doesn’t disclose sale prices.':
      'Las cifras incluyen {0} a la venta. Las líneas muestran el precio de lista mediano de las propiedades vendidas y su número en los últimos {1} meses completos. Texas no publica los precios de venta.',
    'Market overview of {0}': 'Panorama del mercado de {0}',
    'houses, condos and townhouses': 'casas, condominios y casas adosadas',
    houses: 'casas',
    condos: 'condominios',
    townhouses: 'casas adosadas',
    'We have no market figures for this area.': 'No tenemos cifras del mercado de esta zona.',
    'The market figures could not be loaded.': 'No pudimos cargar las cifras del mercado.',
  },
};
