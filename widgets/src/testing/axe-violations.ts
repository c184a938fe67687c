import axe from 'axe-core';

/** What axe finds in a part of a page, one line each: the rule and the element. Rules about whole pages are left out. */
export async function axeViolations(part: Element): Promise<readonly string[]> {
  await settled(part);
  const { violations } = await axe.run(part, { rules: { region: { enabled: false } } });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

/** A colour on its way to another has the contrast of neither. */
async function settled(part: Element): Promise<void> {
  const animations = part.getAnimations({ subtree: true });
  const finite = animations.filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(finite.map((animation) => animation.finished));
}
