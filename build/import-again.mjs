/**
 * Browsers keep an address that could not be fetched as failed for as long as the page lives. Each import of a part therefore tries once more,
 * then at an address of its own: the first time at once, and each later time that the part is imported, such as after a press on "Try again".
 * The attempt between these is for browsers that forget a failure: other parts may import the same file by its own address.
 */
export function importAgain() {
  return {
    name: 'hearth-import-again',
    // Without a module it is an import by a variable, such as that of the page's own entry, which must run once.
    renderDynamicImport: ({ targetModuleId }) =>
      targetModuleId === null
        ? null
        : {
            left: '(u=>import(u).catch(()=>import(u)).catch(()=>import(u+"?"+Date.now())))(',
            right: ')',
          },
  };
}
