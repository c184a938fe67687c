// biome-ignore assist/source/organizeImports: the first import has to run before ky
import { restoreRequest } from './native-request.ts';
import ky, { HTTPError, TimeoutError } from 'ky';

restoreRequest();

export { HTTPError, ky, TimeoutError };
