import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';

/** All that a database holds, every column of every row of every table: as a dump has it, and its binary values decoded. */
export async function readEveryTable(db: Db): Promise<Buffer> {
  const tables = rowsOf(
    await db.execute(
      sql`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
    ),
  );
  const parts: Buffer[] = [];
  for (const { name } of tables) {
    const rows = rowsOf(
      await db.execute(sql`select to_jsonb(t)::text as row from ${sql.identifier(String(name))} t`),
    );
    for (const { row } of rows) {
      const text = String(row);
      parts.push(Buffer.from(text));
      for (const [, hex = ''] of text.matchAll(/\\\\x([0-9a-f]*)/g)) parts.push(Buffer.from(hex, 'hex'));
    }
  }
  return Buffer.concat(parts);
}

export function readEveryFile(folder: string): Buffer {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Buffer.concat(files.map((file) => readFileSync(join(file.parentPath, file.name))));
}

/** Which of the texts stand in the bytes: plain, in UTF-16, as hex digits or in base64, wherever it begins. */
export function findTexts(bytes: Buffer, texts: readonly string[]): string[] {
  return texts.filter((text) => formsOf(text).some((form) => bytes.includes(form)));
}

function formsOf(text: string): Buffer[] {
  const plain = Buffer.from(text);
  const base64 = [0, 1, 2].map((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), plain]).toString('base64');
    // Only the digits that the text alone decides.
    return Buffer.from(
      encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + plain.length) * 8) / 6)),
    );
  });
  return [plain, Buffer.from(text, 'utf16le'), Buffer.from(plain.toString('hex')), ...base64];
}

/** Both drivers give rows, each in its own wrapping. */
export const rowsOf = (result: unknown): Record<string, unknown>[] =>
  (result as { rows: Record<string, unknown>[] }).rows;
