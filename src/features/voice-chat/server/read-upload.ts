import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { FORM, RECORDING_MAX_BYTES, UPLOAD_TIMEOUT_MS } from '../contract.ts';
import type { TakeRoom } from './upload-room.ts';

export interface Upload {
  readonly audio: Buffer | null;
  readonly fields: Readonly<Record<string, string>>;
}

const LIMITS = { files: 1, fileSize: RECORDING_MAX_BYTES + 1, fields: 8, fieldSize: 16 * 1024, parts: 9 };
/** What stands around the recording in a form. */
const FORM_MAX_BYTES = 256 * 1024;

interface UploadLimits {
  readonly takeRoom: TakeRoom;
  /** The browser went away. A form whose connection closed before it is read would be waited for to the last. */
  readonly signal: AbortSignal;
  readonly waitMs?: number;
}

/**
 * Reads a form with at most one recording, into memory only.
 * @throws {AppError} payload_too_large, request_timeout, unsupported_media_type, bad_request, speech_busy; the signal's
 *   own reason
 */
export async function readUpload(
  request: FastifyRequest,
  { takeRoom, signal, waitMs = UPLOAD_TIMEOUT_MS }: UploadLimits,
): Promise<Upload> {
  signal.throwIfAborted();
  if (!request.isMultipart()) throw new AppError('unsupported_media_type');
  if (Number(request.headers['content-length']) > RECORDING_MAX_BYTES + FORM_MAX_BYTES)
    throw new AppError('payload_too_large');
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('request_timeout')), waitMs);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([readParts(request, takeRoom), over]);
  } catch (cause) {
    throw toUploadError(cause);
  } finally {
    clearTimeout(timer);
  }
}

async function readParts(request: FastifyRequest, takeRoom: TakeRoom): Promise<Upload> {
  let audio: Buffer | null = null;
  const fields: Record<string, string> = {};
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'field') {
      if (typeof part.value !== 'string' || part.valueTruncated) throw new AppError('invalid_input');
      fields[part.fieldname] = part.value;
    } else if (part.fieldname === FORM.audio) audio = await readFile(part.file, takeRoom);
    else throw new AppError('invalid_input');
  }
  return { audio, fields };
}

/** Ends with the first byte too many; the plugin's own reading waits for the end of what may never end. */
async function readFile(file: AsyncIterable<Buffer>, takeRoom: TakeRoom): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of file) {
    bytes += chunk.length;
    if (bytes > RECORDING_MAX_BYTES) throw new AppError('payload_too_large');
    takeRoom(chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 413;

function toUploadError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(isTooLarge(error) ? 'payload_too_large' : 'bad_request', { cause: error });
}
