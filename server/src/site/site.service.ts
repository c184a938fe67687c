import type { Site } from '@hearth/domain/contract/site.ts';
import { disclaimer, editionOf } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import type { Language } from '@hearth/domain/embed/language.ts';
import { consentOf } from '@hearth/domain/inquiry/consent.ts';
import { shortDate } from '@hearth/domain/listing/date-text.ts';
import { calculatorDefaults } from '@hearth/domain/mortgage/monthly-cost.ts';
import type { Dependencies } from '../http/resource.ts';
import { legalLinks } from '../legal/legal-links.ts';
import { schoolRatingsOf } from '../sources/school-ratings.service.ts';
import { sourcesOf } from '../sources/sources.service.ts';
import { brokerageName, brokerageOf, sourceName } from './brokerage.service.ts';

const NOT_SHOWN =
  ' Its listings are not shown right now, because this data is out of date. Please come back later.';

/** The settings of this server that widgets need, with the consent texts of forms in a language. */
export async function siteOf(
  { db, config }: Pick<Dependencies, 'db' | 'config'>,
  language: Language = 'en',
): Promise<Site> {
  const consent = consentOf(brokerageName(config), language);
  const edition = editionOf(config.productName);
  const brokerage = await brokerageOf(db.kysely, edition, config);
  const sources = await sourcesOf(db.kysely, edition.id);
  const disclaimers = ([edition.mlsSource, 'EX'] as const).map((source) => {
    const { updatedAt = null, hiddenAt = null } = sources.get(source) ?? {};
    const asOf = updatedAt && shortDate(localMoment(updatedAt, edition.timeZone).today);
    return {
      source,
      mlsName: sourceName(source, config),
      // Every display of listings names the brokerage that shows them: the rules of the MLS.
      text: `${disclaimer(source, asOf)} Shown by ${brokerage.name}.${hiddenAt === null ? '' : NOT_SHOWN}`,
      updatedat: updatedAt?.toISOString() ?? null,
    };
  });
  return {
    edition: edition.id,
    name: edition.name,
    city: edition.city,
    portalUrl: `${config.publicUrl}/`,
    brokerage,
    calculator: {
      taxRatePercent: edition.taxRatePercent,
      insuranceRatePercent: calculatorDefaults.insuranceRatePercent,
      pmiRatePercent: calculatorDefaults.pmiRatePercent,
      downPaymentPercent: calculatorDefaults.downPaymentPercent,
      years: calculatorDefaults.years,
      averageRate: config.site.averageRate,
    },
    schoolRatings: await schoolRatingsOf(db.kysely, config.site.schoolRatings)(edition.id),
    legal: {
      ...legalLinks(config),
      retentionMonths: config.retentionMonths || null,
      disclaimers: disclaimers,
    },
    consent: { ...consent, boxes: [...consent.boxes] },
    map: { sources: [...config.mapSources] },
    streetView: config.streetView !== null,
    captcha: config.recaptcha === null ? 'proof-of-work' : 'recaptcha',
    captchaSiteKey: config.recaptcha?.siteKey ?? null,
  };
}
