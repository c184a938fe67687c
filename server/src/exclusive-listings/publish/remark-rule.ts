import type { RemarkRule } from '@hearth/domain/exclusive/fair-housing/blocked-remarks.ts';
import type { Config } from '../../config.ts';
import { brokerageName } from '../../site/brokerage.service.ts';

/** The rule of the edition's brokerage about words of remarks. */
export const remarkRuleOf = (config: Pick<Config, 'productName' | 'site'>): RemarkRule => ({
  blocks: config.site.fairHousingBlocks,
  setBy: brokerageName(config),
});
