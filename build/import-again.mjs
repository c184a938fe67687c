/**
 * Browsers keep an address that could not be fetched as failed for as long as the page lives. Each import of a part therefore tries the address of
 * its file twice, since some browsers forget a failure and other parts may import the file by that address, and then one of its own. So does each
 * later import, such as after a press on "Try again".
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
