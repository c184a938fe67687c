/**
 * Runs in a page: markup in the document and in open shadow roots that would run a script, or lead to one, when it is touched: handlers,
 * addresses of scripts, scripts, frames and forms that are not `origins`'. Such markup comes from a payload alone.
 */
export function liveMarkup(origins: readonly string[]): string[] {
  const found: string[] = [];
  const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster', 'background'];
  const loading = ['SCRIPT', 'IFRAME', 'FRAME', 'OBJECT', 'EMBED', 'FORM', 'BASE', 'LINK'];
  const textual = /^(|text\/javascript|application\/javascript|module)$/i;

  function look(root: Document | ShadowRoot): void {
    for (const element of root.querySelectorAll('*')) {
      lookAt(element);
      if (element.shadowRoot) look(element.shadowRoot);
    }
  }
  function lookAt(element: Element): void {
    const about = () => element.outerHTML.slice(0, 200);
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name) || /^srcdoc$/i.test(name)) found.push(about());
      if (addresses.includes(name.toLowerCase()) && isLive(element, value)) found.push(about());
    }
    if (element.tagName === 'META' && element.getAttribute('http-equiv')?.toLowerCase() === 'refresh')
      found.push(about());
    if (isForeignScript(element)) found.push(about());
  }
  function isLive(element: Element, address: string): boolean {
    const url = URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : undefined;
    if (url === undefined) return false;
    if (/^(javascript|vbscript):$/.test(url.protocol)) return true;
    if (url.protocol === 'data:') return !/^data:(image|font)\/|^data:,/.test(url.href);
    return (
      loading.includes(element.tagName) && /^https?:$/.test(url.protocol) && !origins.includes(url.origin)
    );
  }
  function isForeignScript(element: Element): boolean {
    if (!(element instanceof HTMLScriptElement) || element.src || !textual.test(element.type)) return false;
    return /alert|evil/.test(element.text);
  }
  look(document);
  return found;
}
