import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { Operation, Schema } from './operations.ts';

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Compares answers with what the OpenAPI document promises of them. */
export interface AnswerChecker {
  /** The fault of an answer in a few words; undefined where it is as promised. */
  faultOf(operation: Operation, answer: Answer): string | undefined;
}

export function createAnswerChecker(): AnswerChecker {
  const ajv = new Ajv({ strict: false, allErrors: false });
  addFormats.default(ajv);
  const compiled = new Map<Schema, ValidateFunction>();
  const validatorOf = (schema: Schema): ValidateFunction => {
    const validate = compiled.get(schema) ?? ajv.compile(schema);
    compiled.set(schema, validate);
    return validate;
  };
  return {
    faultOf({ answers }, { status, type, text }) {
      if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`;
      if (!(status in answers))
        return ALWAYS.has(status)
          ? undefined
          : `answered ${status}, which is not documented: ${text.slice(0, 200)}`;
      const schema = answers[status];
      if (schema === undefined || !type.startsWith('application/json')) return undefined;
      const json = parsed(text);
      if (json === undefined) return `answered ${status} with broken JSON: ${text.slice(0, 200)}`;
      const validate = validatorOf(schema);
      return validate(json)
        ? undefined
        : `answered ${status} against its schema: ${ajv.errorsText(validate.errors)}`;
    },
  };
}

/** Not modified, and of what no endpoint sees: too long an address, too large a body, headers that are too large. */
const ALWAYS: ReadonlySet<number> = new Set([204, 304, 413, 414, 431]);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
