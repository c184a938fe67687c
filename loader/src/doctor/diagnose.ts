import { diagnoseWidget } from './diagnose-widget.ts';
import type { Facts, ScriptFacts, Verdict } from './facts.ts';
import type { Finding } from './finding.ts';
import { QUOTES } from './quotes.ts';

/** The problems of a page, the worst first; only notes means that everything looks right. */
export function diagnose(facts: Facts): Finding[] {
  const found = [
    ...ofScripts(facts),
    ...ofKeys(facts),
    ...ofPolicy(facts),
    ...ofServer(facts),
    ...ofNatives(facts),
    ...ofWidgets(facts),
    ...ofShadows(facts),
    ...ofListings(facts),
    ...ofPlainLinks(facts),
  ];
  const order = ['error', 'warning', 'note'];
  return found.sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}

function ofScripts(facts: Facts): Finding[] {
  const { running, scripts, server } = facts;
  if (!running) return [loaderFinding(facts)];
  const versions = new Set(scripts.map(({ version }) => version ?? running.version).concat(running.version));
  if (versions.size > 1) {
    return [
      {
        id: 'two-versions',
        level: 'warning',
        what: `The page loads Hearth in ${versions.size} versions (${[...versions].join(', ')}); ${running.version} came first and runs.`,
        fix: `Keep one script tag, ${server}v1/hearth.js, and remove the others.`,
      },
    ];
  }
  // Each element may have a file with the loader.
  if (scripts.length === new Set(scripts.map(({ src }) => (isElementFile(src) ? src : ''))).size) return [];
  return [
    {
      id: 'loader-twice',
      level: 'note',
      what: `The page contains the Hearth script ${scripts.length} times; it runs once.`,
      fix: 'Keep one script tag and remove the others, in the theme or in the article.',
    },
  ];
}

/** The first script runs with its key, and another one's theme, listings and inquiries would be expected. */
function ofKeys({ running, scripts }: Facts): Finding[] {
  const others = new Set(scripts.flatMap(({ key }) => (key && key !== running?.key ? key : [])));
  if (!running || others.size === 0) return [];
  return [
    {
      id: 'two-keys',
      level: 'warning',
      what: `The page has scripts with the key ${[running.key ?? 'none', ...others].join(' and ')}; the first one, ${running.key ?? 'none'}, is used for all widgets.`,
      fix: 'Keep the script tag with the key of this site and remove the others, in the theme, the article and the tag manager.',
    },
  ];
}

const isElementFile = (src: string): boolean => /\/v1\/hearth-[a-z]/.test(src);

function loaderFinding({ scripts, server, verdict }: Facts): Finding {
  const [script] = scripts;
  const level = 'error';
  if (!script) {
    return {
      id: 'script-missing',
      level,
      what: 'The Hearth script is not on this page: it was not pasted, or the editor removed it.',
      fix: `Put <script async src="${server}v1/hearth.js"${verdict === 'key_required' ? ' data-key="YOUR-KEY"' : ''}></script> into the header setting of your site, where editors leave scripts alone.`,
    };
  }
  return { level, ...troubleOf(script) };
}

function troubleOf({ src, integrity, crossOrigin, quoted, module }: ScriptFacts): Omit<Finding, 'level'> {
  if (quoted) {
    return {
      id: 'attribute-quotes',
      what: 'The editor changed the quotes of the script tag, so the browser cannot read its address.',
      fix: 'Paste the script tag in the code or HTML view and type straight quotes (").',
    };
  }
  if (!module && isElementFile(src)) {
    return {
      id: 'script-type',
      what: `The editor removed type="module" from the tag of ${src}, so the browser cannot run it.`,
      fix: 'Put the attribute back, or use /v1/hearth.js in its place, which needs none.',
    };
  }
  if (integrity && !crossOrigin) {
    return {
      id: 'script-crossorigin',
      what: 'The Hearth script has an integrity attribute but no crossorigin attribute, so the browser refuses it.',
      fix: 'Add crossorigin="anonymous" to its script tag.',
    };
  }
  if (integrity) {
    return {
      id: 'script-integrity',
      what: `The browser refused ${src}, most likely because its integrity attribute belongs to another version.`,
      fix: 'Copy the script tag again from the snippet builder, with its address and integrity.',
    };
  }
  return {
    id: 'script-blocked',
    what: `The Hearth script at ${src} did not run: it could not be loaded, or another script on the page blocks it.`,
    fix: 'Open its address in a new tab, and exclude it from consent, delay and optimisation plugins.',
  };
}

const KEPT_AWAY: Readonly<Record<string, string>> = {
  'script-src': 'the widgets themselves',
  'connect-src': 'all listings and forms',
  'img-src': 'the photos',
  'style-src': 'the styles',
};

function ofPolicy({ blocked }: Facts): Finding[] {
  const origins = new Map(
    blocked.map(({ directive, origin }) => [directive.replace(/-(elem|attr)$/, ''), origin]),
  );
  return [...origins].map(([directive, origin]) => ({
    id: `csp-${directive.replace(/-src$/, '')}`,
    level: 'error',
    what: `The page's Content Security Policy (${directive}) blocks ${KEPT_AWAY[directive] ?? 'something'} from ${origin}.`,
    fix: `Add ${origin} to ${directive} in the policy your site sends.`,
  }));
}

const VERDICTS: Readonly<Partial<Record<Verdict, Omit<Finding, 'fix'>>>> = {
  key_required: {
    id: 'key-required',
    level: 'error',
    what: 'The script has no key, and this page needs one.',
  },
  key_unknown: { id: 'key-unknown', level: 'error', what: 'The server does not know the key of the script.' },
  key_revoked: { id: 'key-revoked', level: 'error', what: 'The key of the script was withdrawn.' },
  origin_not_allowed: {
    id: 'origin-not-allowed',
    level: 'error',
    what: 'The key of the script is not valid for this site.',
  },
  demo: { id: 'demo-mode', level: 'note', what: 'There is no key; that works on this machine only.' },
};

function ofServer({ verdict, blocked, page, server, running, scripts }: Facts): Finding[] {
  if (!verdict) {
    if (blocked.some(({ directive }) => directive === 'connect-src')) return [];
    return [
      {
        id: 'server-unreachable',
        level: 'error',
        what: `The Hearth server at ${server} does not answer.`,
        fix: `Open ${server}healthz in a new tab; if that fails too the server is down, else an ad blocker or a proxy keeps it away.`,
      },
    ];
  }
  const key = running?.key ?? '';
  if (verdict === 'key_unknown' && QUOTES.test(key)) {
    return [
      {
        id: 'attribute-quotes',
        level: 'error',
        what: `The editor changed the quotes of data-key="${key}" in the script tag.`,
        fix: 'Paste the script tag in the code or HTML view and type straight quotes (").',
      },
    ];
  }
  // Without a script, or with one that cannot be read, the script comes first.
  if (!running && (scripts.length === 0 || scripts[0]?.quoted)) return [];
  const known = VERDICTS[verdict];
  return known ? [{ ...known, fix: keyFix(verdict, page, key) }] : [];
}

function keyFix(verdict: Verdict, page: string, key: string): string {
  if (verdict === 'origin_not_allowed')
    return `Have ${page} added to the sites of the key ${key}, exactly as written here.`;
  if (verdict === 'key_unknown')
    return `Copy the key again: ${JSON.stringify(key)} has a typing mistake or is of another server.`;
  if (verdict === 'demo')
    return 'No change is needed on this machine. Before you publish the page, add data-key="YOUR-KEY" to the script tag, with a key for its address.';
  if (verdict === 'key_revoked') return 'Ask the brokerage for a new key and put it into data-key.';
  return `Add data-key="YOUR-KEY" to the script tag, with a key that is valid for ${page}.`;
}

/** An extended `Object.prototype` reaches into every loop of every library; the other changes are worked around. */
function ofNatives({ natives: { changed, by } }: Facts): Finding[] {
  if (changed.length === 0) return [];
  return [
    {
      id: 'natives-changed',
      level: changed.includes('Object.prototype') ? 'warning' : 'note',
      what: `${by ?? 'A library of the page'} changes objects of the browser: ${changed.join(', ')}.`,
      fix: 'No change is needed while all widgets work. If one fails, remove the library or show the widget in a frame.',
    },
  ];
}

function ofWidgets(facts: Facts): Finding[] {
  if (facts.widgets.length > 0) {
    return facts.widgets.flatMap((widget, i) =>
      diagnoseWidget(widget, facts.names).map((finding) => ({ ...finding, widget: i })),
    );
  }
  if (facts.inShadow.length > 0) return [];
  return [
    {
      id: 'no-widgets',
      level: 'warning',
      what: 'There is no widget on this page, or the editor removed its tag.',
      fix: `Paste <hearth-search></hearth-search>, or where editors strip it <div data-hearth="search"></div> or a link to ${facts.server}w/search.`,
    },
  ];
}

function ofListings({ unknownListings }: Facts): Finding[] {
  return unknownListings.map((id) => ({
    id: 'listing-unknown',
    level: 'error',
    what: `The server has no listing ${JSON.stringify(id)} that this page may show.`,
    fix: 'Copy the listing id or MLS number again from the page of the home.',
  }));
}

function ofShadows({ inShadow }: Facts): Finding[] {
  return inShadow.map((tag) => ({
    id: 'widget-shadow',
    level: 'error',
    what: `<${tag}> is in a shadow root, where the script does not look for it.`,
    fix: `Call Hearth.ready('${tag}') in a script of the page once hearth.js has run.`,
  }));
}

function ofPlainLinks({ plainLinks, server }: Facts): Finding[] {
  return [...new Set(plainLinks)].map((address) => ({
    id: 'link-plain',
    level: 'note',
    what: `The link to ${address.replace(server, '')} stays a link because it is in a menu or comment, or has rel=nofollow.`,
    fix: 'If it should become a widget, use <div data-hearth="…"></div>. Otherwise no change is needed.',
  }));
}
