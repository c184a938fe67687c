import axe from 'axe-core';

/** Violations that axe finds in a part of a page, one line each: the rule and the element. Rules about whole pages are left out. */
export async function axeViolations(part: Element): Promise<readonly string[]> {
  await settled(part);
  const { violations } = await axe.run(part, { rules: { region: { enabled: false } } });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

/** A colour in transition has the contrast of neither end. */
async function settled(part: Element): Promise<void> {
  const animations = treesOf(part).flatMap((tree) => tree.getAnimations({ subtree: true }));
  const finite = animations.filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(finite.map((animation) => animation.finished));
}

/** A tree's list of animations ends where a shadow root begins. */
function treesOf(part: Element | ShadowRoot): readonly (Element | ShadowRoot)[] {
  const hosts =
    part instanceof Element ? [part, ...part.querySelectorAll('*')] : [...part.querySelectorAll('*')];
  const roots = hosts.flatMap(({ shadowRoot }) => (shadowRoot ? [shadowRoot] : []));
  return [part, ...roots.flatMap(treesOf)];
}
