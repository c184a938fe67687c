/** A label for one line over a photo: 'Open Sat, Nov 21, 1 PM - 3 PM'. */
export const shortLabel = (text: string): string =>
  text.replace(/^Open House (?=.)/, 'Open ').replaceAll(':00 ', ' ');
