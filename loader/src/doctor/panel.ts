import type { Facts } from './facts.ts';
import { type Finding, nameOf } from './finding.ts';
import sheet from './panel.css';

/** The states of the panel: checking, or the findings. */
interface Report {
  readonly facts: Facts;
  readonly findings: readonly Finding[];
}

interface Verbs {
  readonly again: () => void;
  readonly show: (widget: number) => void;
}

export interface Panel {
  update(report: Report): void;
}

export const PANEL_ID = 'hearth-doctor-panel';

const LEVELS = { error: 'Wrong', warning: 'Look at', note: 'Good to know' };

/** A corner of the page, in its own shadow root; Escape or its button closes it. Styles are sheets, texts are texts. */
export function openPanel({ again, show }: Verbs): Panel {
  const host = document.createElement('div');
  host.id = PANEL_ID;
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  const title = element('h2', { id: 'title', tabIndex: -1 }, 'Hearth doctor');
  const close = element('button', { type: 'button', onclick: () => host.remove() }, 'Close');
  const body = element('div', { role: 'status' }, element('p', {}, 'Checking this page …'));
  const footer = element('footer', {});
  const section = element('section', { tabIndex: 0 }, element('header', {}, title, close), body, footer);
  section.setAttribute('aria-labelledby', 'title');
  section.addEventListener('keydown', ({ key }) => key === 'Escape' && host.remove());
  shadow.append(section);
  document.body.append(host);
  title.focus();
  return {
    update(report) {
      body.replaceChildren(...shown(report, show));
      const copy = element('button', { type: 'button' }, 'Copy report');
      copy.onclick = async () => {
        copy.textContent = (await copied(asText(report))) ? 'Copied' : 'Could not copy: it is in the console';
      };
      footer.replaceChildren(element('button', { type: 'button', onclick: again }, 'Check again'), copy);
    },
  };
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    console.info(text);
    return false;
  }
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function shown({ facts, findings }: Report, show: Verbs['show']): Node[] {
  const items = findings.map((finding) => item(finding, show));
  const list = items.length > 0 ? [element('ol', {}, ...items)] : [];
  return [element('p', {}, summary(findings)), ...list, element('p', {}, inventory(facts))];
}

function item({ id, level, what, fix, widget }: Finding, show: Verbs['show']): HTMLLIElement {
  const line = element('p', {}, element('span', { className: 'level' }, `${LEVELS[level]}: `), what);
  const made = element('li', {}, line, element('p', {}, `Fix: ${fix}`), element('code', {}, id));
  made.dataset.level = level;
  if (widget !== undefined) {
    const onclick = () => show(widget);
    made.append(' ', element('button', { type: 'button', onclick }, 'Show where'));
  }
  return made;
}

function summary(findings: readonly Finding[]): string {
  const wrong = findings.filter(({ level }) => level !== 'note').length;
  if (wrong === 0) return 'No problems found.';
  return wrong === 1 ? '1 problem found.' : `${wrong} problems found.`;
}

function inventory({ widgets, running, server }: Facts): string {
  const names = widgets.map(nameOf).join(', ') || 'none';
  return `Widgets on this page: ${names}. ${running ? `Hearth ${running.version}` : 'No script'} from ${server}`;
}

function asText({ facts, findings }: Report): string {
  const lines = findings.map(({ id, level, what, fix }) => `[${level}] ${id}: ${what} ${fix}`);
  return [`Hearth doctor, ${location.href}`, summary(findings), ...lines, inventory(facts)].join('\n');
}
