/** Of those that elements call, the ones that libraries of pages are known to replace, and that older browsers lack. */
const needed = ['flatMap', 'at'];

/** Says once why elements will fail: their own errors would name a function of ours. */
export function warnOfMissingMethods(): void {
  const missing = needed.filter((name) => !(name in Array.prototype));
  if (missing[0])
    console.warn(
      `Hearth needs ${missing.map((name) => `Array.prototype.${name}`).join(' and ')}, which a script of this page removed or this browser lacks.`,
    );
}
