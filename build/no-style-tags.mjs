/**
 * Libraries built by bunchee (sonner) write their css into a `<style>`, which the portal's policy refuses. The call is
 * taken out; `portal/src/styles.css` imports their css file instead.
 */
export function noStyleTags() {
  return {
    name: 'hearth-no-style-tags',
    transform(code, id) {
      if (!/\/node_modules\/sonner\//.test(id)) return null;
      return { code: code.replace(/^__insertCSS\(.*\)\s*;?$/m, ''), map: null };
    },
  };
}
