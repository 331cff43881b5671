import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Bytes; a Buffer on both drivers (PGlite gives a plain Uint8Array). */
export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
});

/** A moment, to the millisecond, with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
