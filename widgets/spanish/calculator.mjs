/** The mortgage calculator, and the payment of a home's page. */
export const calculator = {
  'widgets/mortgage-calculator/amortization.tsx': {
    'Amortization table': 'Tabla de amortización',
    'There is no loan to pay off.': 'No hay préstamo por pagar.',
    Interest: 'Intereses',
    Principal: 'Capital',
    'Total interest over {0} years: {1}': 'Intereses totales en {0} años: {1}',
    Year: 'Año',
    Balance: 'Saldo',
  },
  'widgets/mortgage-calculator/cost-parts.ts': {
    'Principal & interest': 'Capital e intereses',
    'Property tax': 'Impuesto a la propiedad',
    'HOA dues': 'Cuotas de HOA',
    'Home insurance': 'Seguro de vivienda',
  },
  'widgets/mortgage-calculator/cost-table.tsx': {
    '{0} over {1} years': '{0} a {1} años',
    'ends on request at 80% of the price: after {0}':
      'se cancela a pedido al llegar al 80% del precio: en {0}',
    'Cost by part': 'Costo por concepto',
    Monthly: 'Al mes',
    Yearly: 'Al año',
    'Total monthly cost': 'Costo mensual total',
    'Total with insurance': 'Total con seguro',
    '1 year': '1 año',
    '{0} years': '{0} años',
    '1 month': '1 mes',
    '{0} months': '{0} meses',
  },
  'widgets/mortgage-calculator/extras.tsx': {
    'Total with insurance {0}': 'Total con seguro {0}',
    'Total monthly cost {0}': 'Costo mensual total {0}',
    '{0}{1}This is an estimate, not an offer of credit.':
      '{0}{1}Esto es una estimación, no una oferta de crédito.',
    '{0}% is the average 30-year fixed rate of {1} ({2}). ':
      '{0}% es la tasa fija promedio a 30 años del {1} ({2}). ',
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec': 'ene feb mar abr may jun jul ago sep oct nov dic',
    'Private mortgage insurance (PMI) usually applies with less than 20% down. ':
      'El seguro hipotecario privado (PMI) suele aplicarse con un enganche menor al 20%. ',
    'PMI, private mortgage insurance, is assumed at {0}% of the loan a year; lenders set it by credit score and down payment. ':
      'Suponemos un seguro hipotecario privado (PMI) del {0}% del préstamo al año; el prestamista lo fija según el puntaje de crédito y el enganche. ',
    'Amortization by year': 'Amortización por año',
    'This could not be loaded. Close and open it to try again.':
      'No pudimos cargar esto. Ciérrelo y ábralo para intentar de nuevo.',
  },
  'widgets/mortgage-calculator/fields.tsx': {
    Monthly: 'Mensual',
    Quarterly: 'Trimestral',
    Annually: 'Anual',
    'Home price': 'Precio de la propiedad',
    'Down payment': 'Enganche',
    'Interest rate': 'Tasa de interés',
    'Loan term': 'Plazo del préstamo',
    '{0} years fixed': '{0} años a tasa fija',
    'PMI rate': 'Tasa del PMI',
    'Property tax per year': 'Impuesto a la propiedad al año',
    'Home insurance per year': 'Seguro de vivienda al año',
    'HOA dues': 'Cuotas de HOA',
    'We changed this to {0}, the most allowed.': 'Lo cambiamos a {0}, el máximo permitido.',
    'Enter {0} or less.': 'Escriba {0} o menos.',
    "That wasn't a number, so we kept {0}.": 'Eso no era un número, así que dejamos {0}.',
    'Enter a number, such as {0}. The estimate still uses {1}.':
      'Escriba un número, como {0}. La estimación sigue usando {1}.',
    '450,000 or 450k': '450,000 o 450k',
    '{0} in percent': '{0} en porcentaje',
    '{0} in dollars': '{0} en dólares',
    '{0} are paid': '{0}: frecuencia de pago',
  },
  'widgets/mortgage-calculator/listing-figures.tsx': {
    'This home is for lease.': 'Esta propiedad es de renta.',
    "The listing's figures could not be loaded.": 'No pudimos cargar los datos de la propiedad.',
    '{0} You can enter them yourself.': '{0} Puede escribirlos usted.',
  },
  'widgets/mortgage-calculator/mortgage-calculator.tsx': {
    'total with insurance': 'total con seguro',
    'total monthly cost': 'costo mensual total',
    Principal: 'Capital',
    interest: 'intereses',
    tax: 'impuesto',
    insurance: 'seguro',
    ' and $1': ' y $1',
  },
  'widgets/mortgage-calculator/server-figures.tsx': {
    "The listing's figures could not be loaded. You can enter them yourself.":
      'No pudimos cargar los datos de la propiedad. Puede escribirlos usted.',
  },
};
