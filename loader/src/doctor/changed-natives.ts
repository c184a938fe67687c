const prototypes = {
  'Object.prototype': Object.prototype,
  'Array.prototype': Array.prototype,
  'Function.prototype': Function.prototype,
};

/**
 * Names the browser's own objects that the page has changed, e.g. ['Request', 'Array.prototype']; empty on most pages. Libraries
 * from before 2013 extend them.
 */
export function changedNatives(): readonly string[] {
  const extended = Object.entries(prototypes).filter(([, value]) => Object.keys(value).length > 0);
  return [
    ...extended.map(([name]) => name),
    ...(isNative(window.Request) ? [] : ['Request']),
    ...(isNative(Array.from) ? [] : ['Array.from']),
  ];
}

/** The name and version of the library that does so, where it says them. */
export function nativeChanger(): string | null {
  const { MooTools, Prototype } = window as {
    readonly MooTools?: { readonly version?: string };
    readonly Prototype?: { readonly Version?: string };
  };
  if (MooTools?.version) return `MooTools ${MooTools.version}`;
  return Prototype?.Version ? `Prototype ${Prototype.Version}` : null;
}

const isNative = (value: unknown): boolean =>
  typeof value === 'function' && /\[native code\]/.test(Function.prototype.toString.call(value));
