/** More than any answer of a vendor has; sound among them. JSON is read as a whole, and has less. */
export const ANSWER_MAX_BYTES = 64 * 1024 * 1024;
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
  const reader = answer.body.getReader();
  // Handed on as it is asked for: a TransformStream would cost twice as much for each word of a reply.
  const bound = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        left -= value.byteLength;
        if (left >= 0) return controller.enqueue(value);
        await reader.cancel();
        controller.error(new Error('the answer is too large'));
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  const { status, statusText, headers } = answer;
  return new Response(bound, { status, statusText, headers });
}
