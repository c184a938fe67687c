/** The path of a collection's page, or of a page below it. @param id also of a reserved collection */
export const collectionPath = (id: string | number, part?: 'agreement' | 'sheet'): string =>
  part === undefined ? `/collections/${id}` : `/collections/${id}/${part}`;
