import type { Site } from '@hearth/domain/contract/site.ts';
import type { SomeFigures } from './calculation.ts';

/** The figures that a server starts every calculation with. */
export const figuresOfSite = (site: Site['calculator']): SomeFigures => ({
  interestRatePercent: site.averageRate.percent,
  years: site.years,
  downPayment: { unit: 'percent', value: site.downPaymentPercent },
  pmiRatePercent: site.pmiRatePercent,
  propertyTax: { unit: 'percent', value: site.taxRatePercent },
  insurance: { unit: 'percent', value: site.insuranceRatePercent },
});
