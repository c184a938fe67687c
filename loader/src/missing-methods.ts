/**
 * Says once why elements will fail: their own errors would name a function of ours. Some libraries of pages replace these
 * methods, and older browsers lack them.
 */
export function warnOfMissingMethods(): void {
  if (![[].flatMap, [].at].every(Boolean)) console.warn('Hearth needs [].flatMap and [].at');
}
