import type { FastifyRequest } from 'fastify';

const FALLBACK = 'US';

/** ISO 3166 alpha-2 for crisis resources: the person's choice, else the region of their browser's first language. */
export function countryOf({ person, headers }: FastifyRequest): string {
  if (person?.country) return person.country;
  const first = (headers['accept-language'] ?? '').split(/[,;]/)[0] ?? '';
  return /-([a-z]{2})\b/i.exec(first)?.[1]?.toUpperCase() ?? FALLBACK;
}
