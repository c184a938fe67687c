import { describe, expect, it } from 'vitest';
import { safeBio } from './safe-bio.ts';

const attacks: readonly string[] = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">t</a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi><mglyph><svg><mtext><style><a title="</style><img src onerror=alert(1)>"></style>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<title><img src=x onerror=alert(1)></title>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>*{background:url(https://evil.example/)}</style>',
  '<p style="background:url(https://evil.example/)" class="x" id="cookie" onmouseover="alert(1)">t</p>',
  '<form action="https://evil.example/"><input name="password"><button formaction="javascript:alert(1)">go</button></form>',
  '<details open ontoggle=alert(1)>t</details>',
  '<video><source onerror="alert(1)"></video>',
  '<<script>script>alert(1)<</script>/script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<p title="<script>alert(1)</script>">t</p>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<a href="https://a.example/"onmouseover="alert(1)">t</a>',
  '<a href="https://a.example/&quot; onmouseover=&quot;alert(1)">t</a>',
  '<p/onclick=alert(1)>t</p>',
  '<p\u0000 onclick=alert(1)>t</p>',
  '<hearth-search onclick=alert(1)>t</hearth-search>',
];

describe('a bio', () => {
  it('retains text markup: paragraphs, emphasis, lists, headings and quotes', () => {
    const html =
      '<h3>Ada</h3><p>Sells <strong>homes</strong>,<br /><em>ranches</em></p><ul><li>one</li></ul><ol><li>two</li></ol><h4>More</h4><blockquote>said</blockquote>';
    expect(safeBio(html)).toBe(html);
  });

  it('removes characters that reorder text, written out or as references', () => {
    expect(safeBio('Homes \u202emoc.live\u202c and \u2067ranches\u2069')).toBe(
      '<p>Homes moc.live and ranches</p>',
    );
    expect(safeBio('<p>&#x202E;moc.live&#8294; &rlm;</p>')).toBe('<p>moc.live \u200f</p>');
    expect(safeBio('\u202e')).toBeNull();
  });

  it('reads headings and emphasis by other names', () => {
    expect(safeBio('<h1>A</h1><h6>B</h6><p><b>c</b> <i>d</i></p>')).toBe(
      '<h3>A</h3><h4>B</h4><p><strong>c</strong> <em>d</em></p>',
    );
  });

  it.each([
    ['https://a.example/', '<a href="https://a.example/" rel="nofollow ugc noopener">x</a>'],
    ['mailto:ada@example.com', '<a href="mailto:ada@example.com" rel="nofollow ugc noopener">x</a>'],
    ['tel:+15125550100', '<a href="tel:+15125550100" rel="nofollow ugc noopener">x</a>'],
    ['http://a.example/', 'x'],
    ['/agents', 'x'],
    ['//evil.example', 'x'],
    ['#top', 'x'],
    ['', 'x'],
    ['javascript:alert(1)', 'x'],
    ['JaVaScRiPt:alert(1)', 'x'],
    [' &#14; javascript:alert(1)', 'x'],
    ['java\tscript:alert(1)', 'x'],
    ['data:text/html,<script>alert(1)</script>', 'x'],
    ['vbscript:msgbox(1)', 'x'],
    ['blob:https://a.example/1', 'x'],
  ])('with a link to %j is %s', (href, html) => {
    expect(safeBio(`<p><a href="${href}" target="_blank" onclick="alert(1)">x</a></p>`)).toBe(
      `<p>${html}</p>`,
    );
  });

  it.each(attacks)('runs no script and sends no request: %s', (html) => {
    const safe = safeBio(`<p>Ada</p>${html}`) ?? '';
    const left = safe.match(/<[^>]*>/g) ?? [];
    const allowed =
      /^<\/?(p|strong|em|ul|ol|li|h3|h4|blockquote)>$|^<br \/>$|^<\/a>$|^<a href="https:\/\/[^"<>]*" rel="nofollow ugc noopener">$/;
    expect(left.filter((tag) => !allowed.test(tag))).toEqual([]);
    expect(safe.startsWith('<p>Ada</p>')).toBe(true);
  });

  it('makes paragraphs of plain text, with its special characters escaped', () => {
    expect(safeBio('Ada & Bo: 1 < 2\nnext line\n\nnew part')).toBe(
      '<p>Ada &amp; Bo: 1 &lt; 2<br />next line</p><p>new part</p>',
    );
  });

  it.each([null, '', '  ', '<p> </p>', '<p>&nbsp;</p>', '<script>x</script>', '<img src=x>'])(
    'with nothing to read is none: %j',
    (bio) => {
      expect(safeBio(bio)).toBeNull();
    },
  );

  it('cuts a bio that is far too long or too deep', () => {
    const long = safeBio(`<p>${'word '.repeat(100_000)}</p>`) ?? '';
    const deep = safeBio(`${'<blockquote>'.repeat(1000)}text`) ?? '';
    expect(long.length).toBeLessThanOrEqual(20_010);
    expect(long.endsWith('</p>')).toBe(true);
    expect(deep.match(/<blockquote>/g)?.length).toBeLessThanOrEqual(12);
  });
});
