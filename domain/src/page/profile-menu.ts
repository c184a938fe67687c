import { may } from '../people/capabilities.ts';
import type { Viewer } from '../people/viewer.ts';
import type { PageRow } from './page-row.ts';
import { type PageName, pages } from './pages.ts';

/** An entry of the profile menu. */
export interface MenuEntry {
  readonly page: PageName;
  readonly path: string;
  readonly label: string;
}

const labelFor = (viewer: Viewer, { label, instead }: NonNullable<PageRow['menu']>): string =>
  instead && may(viewer, instead.needs) ? instead.label : label;

/** The entries of the profile menu for a viewer, in the order of the table (specification section 2). */
export const profileMenu = (viewer: Viewer): readonly MenuEntry[] =>
  Object.entries<PageRow>(pages).flatMap(([page, { path, menu }]) =>
    menu === undefined || (menu.needs !== undefined && !may(viewer, menu.needs))
      ? []
      : [{ page: page as PageName, path, label: labelFor(viewer, menu) }],
  );
