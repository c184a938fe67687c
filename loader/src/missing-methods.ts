/** Elements call these; some libraries of pages replace them, and older browsers lack them. */
const needed = [[].flatMap, [].at];

/** Says once why elements will fail: their own errors would name a function of ours. */
export function warnOfMissingMethods(): void {
  if (!needed.every(Boolean)) console.warn('Hearth needs Array.prototype.flatMap and .at');
}
