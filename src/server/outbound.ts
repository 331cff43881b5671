/** More than any answer of a vendor has; sound among them. JSON is read as a whole, and has less. */
const ANSWER_MAX_BYTES = 64 * 1024 * 1024;
const JSON_MAX_BYTES = 4 * 1024 * 1024;

/**
 * `fetch` for one outside service: it asks the origin of `baseUrl` only, and takes a redirect for a failure, since
 * whatever follows it carries a person's words and our key to wherever it points. An answer without an end fails.
 */
export function fetchWithin(baseUrl: string): typeof fetch {
  const { origin } = new URL(baseUrl);
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input);
    if (address.origin !== origin) throw new Error('another origin is not asked');
    return boundAnswer(await fetch(input, { ...init, redirect: 'error' }));
  };
}

/** `fetch` for a service that names its own addresses, as OpenID Connect does: no redirect, and no answer without an end. */
export const fetchBounded: typeof fetch = async (input, init) =>
  boundAnswer(await fetch(input, { ...init, redirect: 'error' }));

/** The same answer, whose body fails beyond its bytes; they are counted unpacked. */
function boundAnswer(answer: Response): Response {
  if (!answer.body) return answer;
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  let left = isJson ? JSON_MAX_BYTES : ANSWER_MAX_BYTES;
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new Error('the answer is too large'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = answer;
  return new Response(answer.body.pipeThrough(bound), { status, statusText, headers });
}
