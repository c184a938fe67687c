import { start } from './start.ts';

/** The script partners paste, for all elements. It imports what each needs from its own origin. */
// Modules have no current script. Markup that hides `currentScript` with an element of this name changes nothing.
const script = document.currentScript ?? document.querySelector('script[type=module][src*="/v1/hearth"]');
const { src = '', dataset = {} } = script instanceof HTMLScriptElement ? script : {};
// A plugin that combines scripts, or serves copies of them, leaves the style sheet of the snippet at its address.
const sheet = document.querySelector<HTMLLinkElement>('link[href*="/embed/reserve/"]');
if (/\/v1\/hearth[^/]*$/.test(src)) start({ src, dataset });
else if (sheet) start({ src: new URL('../../v1/hearth.js', sheet.href).href, dataset });
else console.error('Hearth needs its own script tag');
