/** Attributes of every HTML element. */
const GLOBAL =
  /^(accesskey|auto(capitalize|correct|focus)|class|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|item(id|prop|ref|scope|type)|lang|name|nonce|part|popover|role|slot|spellcheck|style|tabindex|title|translate|writingsuggestions|on[a-z]+|xml.*)$/;

/** Directives of Vue, Alpine, htmx, Angular, Unpoly and Livewire, and what compilers add. */
const DIRECTIVE = /^([:@_]|(data|aria|x|v|hx|ng|up|wire|svelte|astro)[-:])/;

/** Returns whether an attribute is the page's own, and no choice of a widget: every HTML element has it, or a framework reads it. */
export const isHostAttribute = (name: string): boolean => GLOBAL.test(name) || DIRECTIVE.test(name);
