import { plainWord } from './public-words.ts';

interface MediaFacts {
  readonly MediaURL: string | null;
  readonly MediaCategory: string | null;
  readonly MediaType: string | null;
  readonly MimeType: string | null;
}

const pictureWords =
  /photo|image|picture|floorplan|siteplan|aerial|drone|rendering|jpe?g|png|gif|webp|avif|heic|tiff?$/;
/** Pictures of people and firms are none of the home. */
const otherWords =
  /video|tour|document|disclosure|survey|audio|logo|agent|office|member|headshot|application|text|html|link|pdf|docx?$|xlsx?$|mp[34]|mpeg|mov$|avi$|wmv|svg/;
const otherEndings =
  /\.(pdf|docx?|xlsx?|pptx?|txt|rtf|csv|html?|mp[34]|m4[av]|mov|avi|wmv|webm|mpe?g|wav|zip|svg)$/i;
const pictureEndings = /\.(jpe?g|png|gif|webp|avif|heic|tiff?|bmp)$/i;

/** True for a picture of the home by category, type and the ending of its address; silent fields are no objection. */
export function isPicture({ MediaURL, MediaCategory, MediaType, MimeType }: MediaFacts): boolean {
  const words = [MediaCategory, MediaType, MimeType].filter((word) => word !== null).map(plainWord);
  const file = pathOf(MediaURL ?? '');
  if (words.some((word) => otherWords.test(word)) || otherEndings.test(file)) return false;
  return words.length === 0 || words.some((word) => pictureWords.test(word)) || pictureEndings.test(file);
}

/** True for a virtual tour that names neither agent nor broker. */
export const isUnbrandedTour = ({ MediaCategory }: MediaFacts): boolean => {
  const category = plainWord(MediaCategory ?? '');
  return category.includes('tour') && category.includes('unbranded');
};

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);
