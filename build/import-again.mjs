/**
 * Chromium 150 keeps an address that could not be fetched as failed for as long as the page lives. Each import of a part therefore tries
 * its file a second time at another address, also after a press on "Try again".
 */
export function importAgain() {
  return {
    name: 'hearth-import-again',
    // Without a module it is an import by a variable, such as that of the page's own entry, which must run once.
    renderDynamicImport: ({ targetModuleId }) =>
      targetModuleId === null
        ? null
        : {
            left: '(u=>import(u).catch(()=>import(u+"?"+Date.now())))(',
            right: ')',
          },
  };
}
