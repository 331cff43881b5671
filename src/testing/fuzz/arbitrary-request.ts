import fc from 'fast-check';

/** The part of a JSON Schema that says what to send. */
export interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema?: JsonSchema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: JsonSchema }>> };
}
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface FuzzRequest {
  readonly method: string;
  readonly url: string;
  /** Whose token goes with it. */
  readonly caller: 'person' | 'admin' | 'nobody' | 'nonsense';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

/** What programs choke on: ends of ranges, other alphabets, half characters, other languages' syntax. */
const TROUBLE = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202eright to left',
  '👩‍👩‍👧‍👦'.repeat(50),
  'ﷺ'.repeat(200),
  "'; drop table users; --",
  '{{7*7}} %s%n',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  'null',
  '-1',
  '1e999',
  '9007199254740993',
  '0000-00-00T00:00:00Z',
  'a'.repeat(10_000),
];

const anyText = fc.oneof(
  fc.constantFrom(...TROUBLE),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.lorem(),
);
const anyValue = fc.oneof(
  anyText,
  fc.constantFrom<unknown>(null, true, 0, -1, 2 ** 53, 1e308, [], {}, [[[[]]]], { __proto__: null }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Mostly what the schema asks for, so that requests get past it; at times anything. `ids` are of things that exist. */
function valueFor(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fittingValue(schema, ids) }, { weight: 1, arbitrary: anyValue });
}

function fittingValue(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fittingValue(one, ids)));
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [
        name,
        valueFor(field, ids),
      ]);
      const requiredKeys = Object.keys(schema.properties ?? {}).filter((name) =>
        schema.required?.includes(name),
      );
      return fc.record<Record<string, unknown>>(Object.fromEntries(fields), { requiredKeys });
    }
    case 'array':
      return fc.array(valueFor(schema.items ?? {}, ids), { maxLength: 6 });
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(schema.minimum ?? -100, -1e6),
        max: Math.min(schema.maximum ?? 1e6, 1e6),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case undefined:
      return anyValue;
    default:
      return schema.format === 'uuid'
        ? fc.oneof(fc.constantFrom(...ids), fc.uuid())
        : fittingText(schema, ids);
  }
}

const fittingText = ({ format }: JsonSchema, ids: readonly string[]): fc.Arbitrary<string> =>
  format === 'email'
    ? fc.oneof(fc.emailAddress(), fc.constant('fuzz@example.org'))
    : fc.oneof(
        { weight: 3, arbitrary: fc.lorem() },
        { weight: 1, arbitrary: anyText },
        { weight: 1, arbitrary: fc.constantFrom(...ids, 'Quiet-Harbour-7', '2026-11-21', 'r1', 'text') },
      );

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
/** Half characters have no address. */
const inAddress = (value: unknown): string =>
  encodeURIComponent(toText(value).toWellFormed()).slice(0, 3_000);

const BOUNDARY = 'fuzz-boundary';
const multipart = fc
  .array(
    fc.tuple(fc.constantFrom('audio', 'conversationId', 'clientMessageId', 'transcript', 'x'), anyText),
    {
      maxLength: 6,
    },
  )
  .map((parts) =>
    parts
      .map(
        ([name, text]) =>
          `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${name === 'audio' ? '; filename="a.webm"\r\ncontent-type: audio/webm' : ''}\r\n\r\n${text}\r\n`,
      )
      .concat(`--${BOUNDARY}--\r\n`)
      .join(''),
  );

interface Sent {
  readonly type: string | undefined;
  readonly text: string | undefined;
}

function bodyOf(operation: Operation, ids: readonly string[]): fc.Arbitrary<Sent> {
  const schema = operation.requestBody?.content['application/json']?.schema;
  const form = multipart.map((text): Sent => ({ type: `multipart/form-data; boundary=${BOUNDARY}`, text }));
  const json = (schema ? valueFor(schema, ids) : anyValue).map(
    (value): Sent => ({ type: 'application/json', text: JSON.stringify(value) }),
  );
  const odd = fc
    .tuple(
      fc.constantFrom('application/json', 'text/plain', 'application/octet-stream', 'no/such; ='),
      anyText,
    )
    .map(([type, text]): Sent => ({ type, text }));
  return fc.oneof(
    { weight: schema ? 16 : 4, arbitrary: json },
    { weight: schema ? 1 : 4, arbitrary: form },
    odd,
  );
}

const nothing = fc.constant<Sent>({ type: undefined, text: undefined });
const oddHeaders = fc.record(
  {
    accept: fc.constantFrom('text/event-stream', 'application/json', '*/*', 'no/such'),
    'last-event-id': fc.constantFrom('0', '3', '-1', 'NaN', '9'.repeat(40)),
    'accept-language': fc.constantFrom('en-GB', 'de', '*;q=nonsense'),
    'user-agent': fc.constantFrom('fuzz', 'x'.repeat(3_000)),
    origin: fc.constantFrom('http://localhost:5173', 'null'),
    'stripe-signature': fc.constant('t=1,v1=00'),
  },
  { requiredKeys: [] },
);

/** A request to any operation of the document. */
export function arbitraryRequest(document: OpenApi, ids: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return fc.constantFrom(...operations).chain(({ path, method, operation }) => {
    const given = (place: string) =>
      operation.parameters?.filter((parameter) => parameter.in === place) ?? [];
    const valuesOf = (place: string, requiredKeys?: string[]) =>
      fc.record(
        Object.fromEntries(given(place).map(({ name, schema = {} }) => [name, valueFor(schema, ids)])),
        requiredKeys ? { requiredKeys } : {},
      );
    return fc
      .record({
        params: valuesOf('path'),
        query: valuesOf('query', []),
        headers: oddHeaders,
        caller: fc.constantFrom<FuzzRequest['caller'][]>(
          'person',
          'person',
          'person',
          'admin',
          'nobody',
          'nonsense',
        ),
        sent: method === 'get' ? nothing : bodyOf(operation, ids),
      })
      .map(({ params, query, headers, caller, sent }) => {
        const values = params as Record<string, unknown>; // made from the names of the path
        const address = path.replace(/\{(\w+)\}/g, (_, name: string) => inAddress(values[name]) || 'x');
        const search = Object.entries(query).map(([name, value]) => `${name}=${inAddress(value)}`);
        return {
          method: method.toUpperCase(),
          url: search.length > 0 ? `${address}?${search.join('&')}` : address,
          caller,
          headers: { ...headers, ...(sent.type !== undefined && { 'content-type': sent.type }) },
          body: sent.text === undefined ? undefined : Buffer.from(sent.text),
        };
      });
  });
}
