/** An answer of the server with its words in the language of this build; Spanish has `answer-words.es.ts` here. */
export const inWords = (answer: unknown): unknown => answer;
