/** Texts of several modules, and those that mean the same wherever they stand. */
export const everywhere = {
  'en-US': 'es-US',
  'Try again': 'Intentar de nuevo',
  'This listing is not available.': 'Esta propiedad no está disponible.',
  'This listing is no longer on the market.': 'Esta propiedad ya no está a la venta.',
  'This agent could not be found.': 'No encontramos a este agente.',
};
