import type { EmbedAttribute } from './embed-element.ts';
import { type EmbedSetup, languageOfSetup } from './embed-setup.ts';
import { embedWidget } from './embed-widgets.ts';
import { readFigure } from './figure.ts';
import { escapeMarkup, expressionText, jsxProperty } from './markup.ts';
import { hostedAddress, keyPair, link, type SnippetSource, styleLines, styleSheet } from './snippet-code.ts';

/**
 * A component of React. Looks are rules: React's types know no custom property.
 *
 * @param script its own effect loads the script, or the layout of all pages
 */
export function reactSnippet(setup: EmbedSetup, source: SnippetSource, script: 'effect' | 'layout'): string {
  const { className } = source.element;
  const opening = [className, ...properties(setup, source, jsxProperty)].join(' ');
  const text = JSON.stringify(embedWidget(setup.widget, languageOfSetup(setup)).link);
  const shown = `      <style>{styles}</style>
      <${opening}>
        <a href=${expressionText(hostedAddress(setup, source))}>{${text}}</a>
      </${className}>`;
  const styles = `const styles = \`
${styleLines(setup, source, 'tag').join('\n')}
\`;`;
  if (script === 'layout')
    return `import { ${className} } from '@hearth/react';

${styles}

export function Hearth() {
  return (
    <>
${shown}
    </>
  );
}`;
  return `import { ${className}, loadHearth } from '@hearth/react';
import { useEffect } from 'react';

${styles}

export function Hearth() {
  useEffect(() => {
    ${loadingOf(setup, source)}
  }, []);
  return (
    <>
${shown}
    </>
  );
}`;
}

/** The script in the layout of all pages of Next.js. */
export function nextLayout({ key }: EmbedSetup, { origin }: SnippetSource): string {
  const embedKey = key === null ? '' : ` embedKey=${expressionText(key)}`;
  return `import { HearthScript } from '@hearth/react';

// Inside of <body>:
<HearthScript server="${origin}"${embedKey} />`;
}

/** A component of Vue. */
export function vueSnippet(setup: EmbedSetup, source: SnippetSource): string {
  const { className } = source.element;
  const opening = [className, ...properties(setup, source, vueAttribute)].join(' ');
  return `<script setup>
import { ${className}, loadHearth } from '@hearth/vue';
import { onMounted } from 'vue';

onMounted(() => ${loadingOf(setup, source).replace(/;$/, '').replaceAll('</', '<\\/')});
</script>

<template>
  <${opening}>${link(setup, source)}</${className}>
</template>

<style>
${styleLines(setup, source, 'tag').join('\n')}
</style>`;
}

/** A component of Svelte, whose compiler has a meaning for braces. */
export function svelteSnippet(setup: EmbedSetup, source: SnippetSource): string {
  const { tag } = source.element;
  const opening = [tag, ...properties(setup, source, svelteAttribute)].join(' ');
  const script = `${source.origin}/v1/hearth.js${keyPair(setup.key).map(([name, key]) => `?${name}=${encodeURIComponent(key)}`)}`;
  return `<svelte:head>
  ${styleSheet(setup, source, 'tag')}
  <script async src="${script}"></script>
</svelte:head>

<${opening}>${link(setup, source)}</${tag}>`;
}

const loadingOf = ({ key }: EmbedSetup, { origin }: SnippetSource): string =>
  `loadHearth('${origin}/v1/hearth.js'${key === null ? '' : `, { key: ${JSON.stringify(key)} }`});`;

const properties = (
  { attributes }: EmbedSetup,
  { element }: SnippetSource,
  write: (attribute: EmbedAttribute, value: string) => string,
): readonly string[] => {
  const known = new Map(element.attributes.map((attribute) => [attribute.name, attribute]));
  return Object.entries(attributes).flatMap(([name, value]) => {
    const attribute = known.get(name);
    return attribute === undefined ? [] : [write(attribute, value)];
  });
};

function vueAttribute({ name, kind }: EmbedAttribute, value: string): string {
  if (kind === 'flag') return name;
  return kind === 'number' ? `:${name}="${readFigure(value)}"` : `${name}="${escapeMarkup(value)}"`;
}

function svelteAttribute({ name, kind }: EmbedAttribute, value: string): string {
  if (kind === 'flag') return name;
  if (kind === 'number') return `${name}={${readFigure(value)}}`;
  return `${name}=${expressionText(value)}`;
}
