import { agents } from './agents.mjs';
import { calculator } from './calculator.mjs';
import { everywhere } from './everywhere.mjs';
import { facts } from './facts.mjs';
import { homes } from './homes.mjs';
import { inquiries } from './inquiries.mjs';
import { parts } from './parts.mjs';
import { search } from './search.mjs';

/**
 * The Spanish of the widgets, as agents in Texas speak it: the English text is the key, below `everywhere` or the module that has it. See
 * `build/in-language.mjs`. Required names, such as those of the notices of the Texas Real Estate Commission, keep their English.
 */
export const spanish = {
  everywhere,
  ...parts,
  ...inquiries,
  ...calculator,
  ...homes,
  ...facts,
  ...agents,
  ...search,
};
