/** Letters that look like digits are digits in a ZIP: '787O4'. */
export const zipDigits = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])(?=[oil]*\d[oil]*\d[oil]*\d)[\doil]{5}(?![\p{L}\p{N}])/giu, (zip) =>
    zip.replace(/o/gi, '0').replace(/[il]/gi, '1'),
  );
