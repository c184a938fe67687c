import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { EmbedAttribute } from '@hearth/domain/embed/embed-element.ts';
import { languages } from '@hearth/domain/embed/language.ts';
import { filterKeys, filterRow } from '@hearth/domain/search/filters/filter-table.ts';
import type { CodecShape } from '@hearth/domain/search/url/codec.ts';
import ts from 'typescript-api';
import { attributeName } from '../../widgets/src/element/prop-kinds.ts';
import { commonEvents } from './common-events.ts';
import type { ElementDescription, EventDescription, PropertyDescription } from './element-description.ts';

const root = join(import.meta.dirname, '../..');
const widgets = join(root, 'widgets');

/** Reads the declaration of every `*.element.ts`, with the comments and types of its component's properties. */
export function readElements(): readonly ElementDescription[] {
  const files = globSync('src/*/*.element.ts', { cwd: widgets })
    .sort()
    .map((file) => join(widgets, file));
  const program = programOf(files);
  const checker = program.getTypeChecker();
  return files.map((file) => {
    const source = program.getSourceFile(file);
    const call = source && declarationIn(source);
    if (!call) throw new Error(`${relative(root, file)} declares no element`);
    return descriptionOf(call, checker, file);
  });
}

function programOf(files: readonly string[]): ts.Program {
  const path = join(widgets, 'tsconfig.json');
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, widgets);
  const ambient = globSync('src/*.d.ts', { cwd: widgets }).map((file) => join(widgets, file));
  return ts.createProgram([...files, ...ambient], { ...options, noEmit: true });
}

/** The argument of `defineElement`. */
function declarationIn(source: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  let found: ts.ObjectLiteralExpression | undefined;
  const visit = (node: ts.Node): void => {
    const isCall = ts.isCallExpression(node) && node.expression.getText(source) === 'defineElement';
    const [declaration] = isCall ? node.arguments : [];
    if (declaration && ts.isObjectLiteralExpression(declaration)) found = declaration;
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function descriptionOf(
  declaration: ts.ObjectLiteralExpression,
  checker: ts.TypeChecker,
  file: string,
): ElementDescription {
  const tag = textOf(valueIn(declaration, 'tag')) as ElementDescription['tag'];
  const component = valueIn(declaration, 'component');
  const [signature] = checker.getTypeAtLocation(component).getCallSignatures();
  const parameter = signature?.getParameters()[0];
  if (!signature || !parameter) throw new Error(`the component of <${tag}> is no function of its properties`);
  const props = checker.getTypeOfSymbolAtLocation(parameter, component);
  const kinds = valueIn(declaration, 'props') as ts.ObjectLiteralExpression;
  const declared = kinds.properties.map((property) => ({
    name: property.name?.getText() ?? '',
    kind: kindOf(checker.getTypeAtLocation(property)),
  }));
  const commentOf = (name: string) => {
    const comment = ts.displayPartsToString(props.getProperty(name)?.getDocumentationComment(checker));
    if (comment === '') throw new Error(`the property ${name} of <${tag}> has no comment`);
    return comment.replaceAll(/\s+/g, ' ');
  };
  const attributes = declared.flatMap(({ name, kind }) => attributeOf(name, kind, commentOf));
  const takesFilters = declaration.properties.some((property) => property.name?.getText() === 'extra');
  return {
    tag,
    className: pascal(tag),
    description: ts.displayPartsToString(signature.getDocumentationComment(checker)).replaceAll(/\s+/g, ' '),
    attributes: [...attributes, lang, config, ...(takesFilters ? filterAttributes(attributes) : [])],
    properties: declared.flatMap(({ name, kind }) =>
      kind === 'raw' ? [propertyOf(name, props, component, checker, commentOf)] : [],
    ),
    events: [...eventsOf(declaration, props, component, checker, commentOf), ...commonEvents],
    parts: partsIn(dirname(file)),
  };
}

/** The loader reads it; no component has it. */
const lang: EmbedAttribute = {
  ...{ name: 'lang', property: null, kind: 'words', words: languages, isFilter: false },
  description: 'Language of the widget’s texts; by default that of the element or page around it.',
};

/** The loader applies it; no component has it. */
const config: EmbedAttribute = {
  ...{ name: 'config', property: null, kind: 'string', words: [], isFilter: false },
  description: 'Id of settings that the owner of the key stores; attributes of the page take precedence.',
};

function valueIn(object: ts.ObjectLiteralExpression, name: string): ts.Expression {
  const property = object.properties.find((each) => each.name?.getText() === name);
  if (!property || !ts.isPropertyAssignment(property)) throw new Error(`the declaration has no ${name}`);
  return property.initializer;
}

const textOf = (node: ts.Expression): string => (ts.isStringLiteralLike(node) ? node.text : node.getText());

type Kind = 'string' | 'number' | 'flag' | 'raw' | readonly string[];

/** A kind is a word of the attribute law, or the words that an attribute may say. */
function kindOf(type: ts.Type): Kind {
  if (type.isStringLiteral()) return type.value as Kind;
  const elements = (type as ts.TypeReference).typeArguments ?? [];
  const words = elements.flatMap((each) => (each.isUnion() ? each.types : [each]));
  return words.flatMap((word) => (word.isStringLiteral() ? [word.value] : []));
}

function attributeOf(
  property: string,
  kind: Kind,
  commentOf: (name: string) => string,
): readonly EmbedAttribute[] {
  if (kind === 'raw') return [];
  const isWords = typeof kind !== 'string';
  const common = {
    name: attributeName(property),
    property,
    isFilter: false,
    description: commentOf(property),
  };
  return [{ ...common, kind: isWords ? 'words' : kind, words: isWords ? kind : [] }];
}

/** Every filter of the search's table that the element does not declare under the same name. */
function filterAttributes(declared: readonly EmbedAttribute[]): readonly EmbedAttribute[] {
  const known = new Set(declared.map(({ name }) => name));
  return filterKeys
    .map((key) => ({ key, name: attributeName(key) }))
    .filter(({ name }) => !known.has(name))
    .map(({ key, name }) => {
      const { label, codec } = filterRow(key);
      const { kind, words } = shapeOf(codec.shape);
      return { name, property: null, kind, words, description: label, isFilter: true };
    });
}

function shapeOf(shape: CodecShape): Pick<EmbedAttribute, 'kind' | 'words'> {
  if (shape.kind === 'boolean') return { kind: 'words', words: ['true', 'false'] };
  if (shape.kind === 'choice') return { kind: 'words', words: shape.values };
  return { kind: shape.kind === 'number' ? 'number' : 'string', words: [] };
}

function propertyOf(
  name: string,
  props: ts.Type,
  at: ts.Node,
  checker: ts.TypeChecker,
  commentOf: (name: string) => string,
): PropertyDescription {
  const symbol = props.getProperty(name);
  const type = symbol ? checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, at)) : undefined;
  return { name, type: type ? checker.typeToString(type) : 'unknown', description: commentOf(name) };
}

function eventsOf(
  declaration: ts.ObjectLiteralExpression,
  props: ts.Type,
  at: ts.Node,
  checker: ts.TypeChecker,
  commentOf: (name: string) => string,
): readonly EventDescription[] {
  const events = valueIn(declaration, 'events') as ts.ArrayLiteralExpression;
  return events.elements.map((element) => {
    const name = textOf(element);
    const callback = `on${pascal(name.slice('hearth-'.length))}`;
    const symbol = props.getProperty(callback);
    const type = symbol && checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, at));
    const detail = type?.getCallSignatures()[0]?.getParameters()[0];
    return {
      name,
      callback,
      detail: detail ? written(checker.getTypeOfSymbolAtLocation(detail, at), checker, 0) : 'null',
      description: commentOf(callback),
    };
  });
}

/** A type without names of this project, which others cannot resolve. Deep types end in `unknown`. */
function written(type: ts.Type, checker: ts.TypeChecker, depth: number): string {
  if (type.isUnion()) {
    const parts = new Set(type.types.map((part) => written(part, checker, depth)));
    if (parts.has('true') && parts.has('false')) {
      parts.delete('true');
      parts.delete('false');
      parts.add('boolean');
    }
    return [...parts].join(' | ');
  }
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    return `readonly (${item ? written(item, checker, depth + 1) : 'unknown'})[]`;
  }
  const isPlain = !(type.flags & ts.TypeFlags.Object) || type.getCallSignatures().length > 0;
  if (isPlain) return checker.typeToString(type);
  if (depth > 2) return 'Readonly<Record<string, unknown>>';
  const index = type.getStringIndexType();
  if (index) return `Readonly<Record<string, ${written(index, checker, depth + 1)}>>`;
  const fields = checker.getPropertiesOfType(type).map((field) => {
    const isOptional = field.flags & ts.SymbolFlags.Optional;
    const of = written(checker.getTypeOfSymbol(field), checker, depth + 1);
    return `readonly ${field.name}${isOptional ? '?' : ''}: ${of}`;
  });
  return `{ ${fields.join('; ')} }`;
}

/** Part names as the components of a folder write them. */
function partsIn(folder: string): readonly string[] {
  const files = globSync('*.tsx', { cwd: folder }).filter((file) => !file.includes('.test.'));
  const found = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/\bpart="([\w\s-]+)"/g)].flatMap(([, names = '']) =>
      names.split(/\s+/),
    ),
  );
  return [...new Set(found)].sort();
}

const pascal = (kebab: string): string =>
  kebab.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
