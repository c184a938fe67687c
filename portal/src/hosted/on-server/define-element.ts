import type {
  DefinedElement,
  ElementDeclaration,
  EventName,
  PropKinds,
} from '@hearth/widgets/element/element-types.ts';
import type { PropKind } from '@hearth/widgets/element/prop-kinds.ts';
import type { ComponentType } from 'react';

/** Of any element. */
export interface Declared {
  readonly tag: string;
  readonly component: ComponentType<Record<string, unknown>>;
  readonly sheets: readonly CSSStyleSheet[];
  readonly props: Readonly<Record<string, PropKind>>;
  readonly extra?: ((attribute: string) => boolean) | undefined;
}

/** By tag. */
export const declarations = new Map<string, Declared>();

/** Stands for the function of that name where the server renders: there are no custom elements. */
export function defineElement<Props, const Kinds extends PropKinds<Props>, const Event extends EventName>(
  declaration: ElementDeclaration<Props, Kinds, Event>,
): DefinedElement<Props, Kinds, Event> {
  declarations.set(declaration.tag, declaration as unknown as Declared);
  return { tag: declaration.tag };
}
