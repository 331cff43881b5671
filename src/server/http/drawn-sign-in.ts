import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ORGANISATION_MARK } from '#contract/organisation-mark.ts';

/** Answers with the drawn sign-in of a server that has an organisation: its button comes with the page. */
export type SendSignIn = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

export function drawnFor(organisation: string, webFolder: string): SendSignIn {
  const drawn = readFileSync(join(webFolder, 'login-organisation.html'), 'utf8');
  const page = drawn.replaceAll(ORGANISATION_MARK, () => escapeHtml(organisation));
  const packed = brotliCompressSync(page);
  return (request, reply) => {
    reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding');
    const isPacked = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    return isPacked ? reply.header('content-encoding', 'br').send(packed) : reply.send(page);
  };
}

/** As React writes a text, which it compares with its own when it takes the page over. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
