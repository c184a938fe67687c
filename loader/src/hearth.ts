import { start } from './start.ts';

/** The script partners paste, for all elements. It imports what each needs from its own origin. */
// Modules have no current script. Markup that hides `currentScript` with an element of this name changes nothing.
const script = document.currentScript ?? document.querySelector('script[type=module][src*="/v1/hearth"]');
// A bundled loader has no script tag, and would take the address of another file for its own.
if (script instanceof HTMLScriptElement) start(script);
else console.error('Hearth needs its own script tag');
