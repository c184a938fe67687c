/**
 * Defines an element from the file with all of it, a second after one of the element's files could not be fetched. Browsers remember the failure of a
 * module while the page lives, and the element's parts import the same files.
 *
 * @param src address of the loader
 * @throws where that file is not available either; where elements share a store, whose code has to come from one file; and for a loader of a pinned
 * version, since the file is of the newest one
 */
export async function fetchWhole(name: string, src: string): Promise<void> {
  await new Promise((done) => setTimeout(done, 1000));
  const whole = new URL(`hearth-${name}.js`, src).href;
  const isPinned = src.split('/').some((part) => /^hearth-\d/.test(part));
  // Requested first: browsers remember a failed module.
  if (isPinned || document.querySelector('[group],[data-group]') || !(await fetch(whole)).ok)
    throw Error(`hearth-${name} could not be fetched`);
  await (await import(whole)).define();
}
