import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showHtml, textLines } from './safe-html.ts';

/** Attacks; each would run `owned()` if it passed. */
const payloads = [
  '<script>owned()</script>',
  '<img src=x onerror=owned()>',
  '<svg onload=owned()><script>owned()</script></svg>',
  '<p onclick=owned() onmouseover=owned() style="position:fixed" id=root class=hearth-bio>text</p>',
  '<a href="javascript:owned()">go</a>',
  '<a href=" java\tscript:owned()">go</a>',
  '<a href="data:text/html,<script>owned()</script>">go</a>',
  '<a href="http://plain.example/">go</a>',
  '<iframe srcdoc="<script>parent.owned()</script>"></iframe>',
  '<object data="javascript:owned()"></object><embed src="javascript:owned()">',
  '<form action="javascript:owned()"><button>go</button><input autofocus onfocus=owned()></form>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=owned()&gt;">',
  '<template><script>owned()</script></template>',
  '<style>@import "https://evil.example/x.css"; p { display: none }</style>',
  '<link rel=stylesheet href=https://evil.example/x.css><meta http-equiv=refresh content="0;url=javascript:owned()">',
  '<noscript><p title="</noscript><img src=x onerror=owned()>"></noscript>',
  '<details open ontoggle=owned()><summary>x</summary></details>',
  '<video><source onerror=owned()></video><audio src=x onerror=owned()>',
  '<p>unclosed <b>bold <i>both',
  '<xmp><img src=x onerror=owned()></xmp>',
];
const owned = vi.fn();
beforeEach(() => {
  owned.mockClear();
  Object.assign(window, { owned });
});
const root = document.createElement('div');
document.body.append(root);
afterAll(() => {
  root.remove();
  Reflect.deleteProperty(window, 'owned');
});

const kept = Object.getOwnPropertyDescriptor(Element.prototype, 'setHTML');
afterEach(() => {
  if (kept) Object.defineProperty(Element.prototype, 'setHTML', kept);
});

/** Resolves once an image that was asked for after all others has failed. */
const failedImage = () => new Promise((failed) => Object.assign(new Image(), { onerror: failed, src: 'x' }));

/** A browser without the Sanitizer API. */
const hideSetHtml = () => void Reflect.deleteProperty(Element.prototype, 'setHTML');
const ways = { 'the browser itself': () => expect(kept).toBeTruthy(), DOMPurify: hideSetHtml };

describe.each(Object.entries(ways))('HTML made safe by %s', (_name, prepare) => {
  test.each(payloads)('runs and loads nothing of %s', async (payload) => {
    prepare();
    await showHtml(root, payload);
    for (const element of root.querySelectorAll('*')) {
      expect('p br strong em b i ul ol li a h3 h4 blockquote'.split(' ')).toContain(element.localName);
      const names = element.getAttributeNames().filter((name) => !['href', 'rel', 'target'].includes(name));
      expect(names).toEqual([]);
      if (element.localName !== 'a') (element as HTMLElement).click();
      expect(element.getAttribute('href') ?? 'https://').toMatch(/^https:/);
    }
    await failedImage();
    expect(owned).not.toHaveBeenCalled();
  });

  test('leaves words, lists and links, which send no referrer', async () => {
    prepare();
    await showHtml(
      root,
      '<h3>Me</h3><ul><li>One <em>two</em></li></ul><a href="https://a.example/">there</a>',
    );
    expect(root.innerHTML).toBe(
      '<h3>Me</h3><ul><li>One <em>two</em></li></ul><a href="https://a.example/" rel="nofollow ugc noopener" target="_blank">there</a>',
    );
  });
});

test('the text is shown where the page allows no HTML', async () => {
  Object.defineProperty(Element.prototype, 'setHTML', {
    configurable: true,
    value: () => {
      throw new TypeError('This document requires TrustedHTML');
    },
  });
  await showHtml(root, '<p>Buys &amp; sells.</p><script>owned()</script><ul><li>Homes</li></ul>');
  expect(root.innerHTML).toBe('<p>Buys &amp; sells.</p><p>Homes</p>');
});

test.each(payloads)('the text of %s is only text', (payload) => {
  root.replaceChildren(...textLines(payload));
  expect([...root.querySelectorAll('*')].every(({ localName }) => localName === 'p')).toBe(true);
});
