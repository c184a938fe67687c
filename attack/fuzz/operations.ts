/** Part of JSON Schema that the contract uses. */
export interface Schema {
  readonly type?: string;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly (string | number)[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  /** The names that an object may have. */
  readonly propertyNames?: Schema;
  /** The values of names without a schema of their own name. */
  readonly additionalProperties?: Schema | boolean;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

/** An endpoint of the OpenAPI document. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  /** The schema of the answers by their status; undefined where an answer is no JSON. */
  readonly answers: Readonly<Record<string, Schema | undefined>>;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
interface DocumentedOperation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
}

/** Every endpoint that the server's own document names. */
export async function readOperations(origin: string): Promise<Operation[]> {
  const { paths } = (await (await fetch(`${origin}/api/docs/json`)).json()) as OpenApi;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: jsonSchema(requestBody?.content),
      answers: Object.fromEntries(
        Object.entries(responses).map(([status, { content }]) => [status, jsonSchema(content)]),
      ),
    })),
  );
}

const jsonSchema = (content: Content | undefined): Schema | undefined =>
  content?.['application/json']?.schema;
