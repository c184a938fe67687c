import { classOf } from './element-class.ts';
import { fetchWhole } from './fetch-whole.ts';
import { setUpKey } from './key-setup.ts';
import { warnOfMissingMethods } from './missing-methods.ts';
import { prepare } from './prepare.ts';
import { settle } from './settle.ts';

// Parts of the loader in a file of their own: no page waits for it. The doctor has the list of attributes from here: in
// a separate file it would delay this one by a request.
export { classOf, fetchWhole, prepare, settle };

warnOfMissingMethods();
setUpKey().catch(() => {});
