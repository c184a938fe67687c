/**
 * Browsers keep an address that could not be fetched as failed for as long as the page lives. Each import of a part therefore tries the
 * part once more at an address of its own: the first time at once, and each later time that it is imported, such as after a press on "Try again".
 */
export function importAgain() {
  return {
    name: 'hearth-import-again',
    renderDynamicImport: () => ({
      left: '(u=>import(u).catch(()=>import(u+"?"+Date.now())))(',
      right: ')',
    }),
  };
}
