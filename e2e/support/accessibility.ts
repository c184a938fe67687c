import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects no finding of axe, also inside open shadow roots.
 *
 * @param within CSS selectors of the parts to check; the whole page by default
 */
export async function expectAccessible(page: Page, ...within: string[]): Promise<void> {
  const { violations } = await axeOn(page, within).withTags(RULES).analyze();
  expect(violations.map(inWords)).toEqual([]);
}

/** Expects sufficient contrast of all text, e.g. in the dark colour scheme. */
export async function expectLegible(page: Page, ...within: string[]): Promise<void> {
  const { violations } = await axeOn(page, within).withRules('color-contrast').analyze();
  expect(violations.map(inWords)).toEqual([]);
}

/**
 * Texts with a contrast of less than 4.5, or 3 where they are large, and those on a ground that cannot be determined, such as a picture
 * of the page.
 */
export async function illegible(page: Page, ...within: string[]): Promise<string[]> {
  const { violations, incomplete } = await axeOn(page, within)
    .options({ resultTypes: ['violations', 'incomplete'] })
    .withRules('color-contrast')
    .analyze();
  return [...violations, ...incomplete].flatMap(({ nodes }) =>
    nodes.flatMap(({ target, any: [check] }) =>
      // A chart around a sum is transparent there.
      check?.data.messageKey === 'bgOverlap' ? [] : `${target.flat().join(' ')}: ${check?.message}`,
    ),
  );
}

/** Expects targets of 24 px, or room around smaller ones (WCAG 2.5.8). */
export async function expectLargeTargets(page: Page, ...within: string[]): Promise<void> {
  const { violations } = await axeOn(page, within).withRules('target-size').analyze();
  expect(violations.map(inWords)).toEqual([]);
}

/** Without frames in the page itself: otherwise each check opens another page to sum up in. */
const axeOn = (page: Page, within: readonly string[]): AxeBuilder =>
  within.reduce(
    (axe, selector) => axe.include(selector),
    new AxeBuilder({ page })
      .setLegacyMode(page.frames().length === 1)
      .options({ resultTypes: ['violations'] }),
  );

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

function inWords({ id, help, nodes }: Violation): string {
  return `${id}: ${help}: ${nodes.map(({ target }) => target.flat().join(' ')).join(', ')}`;
}
