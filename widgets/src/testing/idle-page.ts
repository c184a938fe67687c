/** Resolves once the page was painted twice and is idle: effects, and what they put off until after the paint, have run. */
export async function idlePage(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  await new Promise((idle) => requestIdleCallback(idle));
}
