const DEFINITIONS = /:root,:host\{([^{}]*)\}/g;
const DEFINITION = /(--_[\w-]+):[^;}]*(?:;|$)/g;

/**
 * Leaves out of an element's sheet the private tokens that nothing of the element reads, early or late: a widget of a few
 * fields has no shadows and no skeletons. Saves 0.2 KB each. Sheets of shared chunks are left as they are.
 */
export function elementTokens() {
  return {
    name: 'hearth-element-tokens',
    generateBundle(_options, bundle) {
      for (const entry of Object.values(bundle).filter(({ type, isEntry }) => type === 'chunk' && isEntry)) {
        entry.code = withoutUnread(entry.code, reachedCode(entry, bundle));
      }
    },
  };
}

/** All code that the element may ever load. A file's name holds what it imports, so its hash tells of this too. */
function reachedCode(entry, bundle) {
  const found = new Set([entry.fileName]);
  for (const file of found) {
    const { imports, dynamicImports } = bundle[file];
    for (const name of [...imports, ...dynamicImports]) found.add(name);
  }
  return [...found].map((file) => bundle[file].code).join('\n');
}

/** A token that only an unread token read goes too. */
export function withoutUnread(code, reached) {
  const rest = code.replace(DEFINITIONS, (rule, tokens) =>
    rule.replace(
      tokens,
      tokens.replace(DEFINITION, (definition, name) => (isRead(name, reached) ? definition : '')),
    ),
  );
  return rest === code
    ? code
    : withoutUnread(
        rest,
        reached.replace(code, () => rest),
      );
}

const isRead = (name, code) => code.includes(`var(${name})`) || code.includes(`var(${name},`);
