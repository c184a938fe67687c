import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Demands that axe finds nothing wrong, inside open shadow roots too.
 *
 * @param within CSS selectors of the parts to look at; the whole page where left out
 */
export async function expectAccessible(page: Page, ...within: string[]): Promise<void> {
  const builder = within.reduce(
    (axe, selector) => axe.include(selector),
    new AxeBuilder({ page }).withTags(RULES),
  );
  const { violations } = await builder.analyze();
  expect(violations.map(inWords)).toEqual([]);
}

/** Demands that all text can be told from its ground, e.g. in the dark; the rest does not depend on colours. */
export async function expectLegible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withRules('color-contrast').analyze();
  expect(violations.map(inWords)).toEqual([]);
}

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

function inWords({ id, help, nodes }: Violation): string {
  return `${id}: ${help}: ${nodes.map(({ target }) => target.flat().join(' ')).join(', ')}`;
}
