import { randomUUID } from 'node:crypto';
import { z } from 'zod';

/** A value that fits a schema of the contract, as far as its JSON Schema tells; `known` has the fields with rules beyond it. */
export function sampleInput(schema: z.core.$ZodType, known: Readonly<Record<string, unknown>> = {}): unknown {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return sampleOf(json as JsonSchema, known); // what it writes is a JSON Schema; ours names the part that is read
}

interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly format?: string;
  readonly minimum?: number;
}

const FORMATS: Readonly<Record<string, () => string>> = {
  uuid: randomUUID,
  uri: () => 'http://localhost:5001/options',
  date: () => new Date().toISOString().slice(0, 'yyyy-mm-dd'.length),
  'date-time': () => new Date().toISOString(),
};

function sampleOf(schema: JsonSchema, known: Readonly<Record<string, unknown>>): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? [];
  if (choice) return sampleOf(choice, known);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name))
          .map(([name, property]) => [name, known[name] ?? sampleOf(property, known)]),
      );
    case 'array':
      return [sampleOf(schema.items ?? {}, known)];
    case 'integer':
    case 'number':
      return Math.max(0, schema.minimum ?? 0);
    case 'boolean':
      return true;
    default:
      return FORMATS[schema.format ?? '']?.() ?? 'something to say';
  }
}
