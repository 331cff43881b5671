/**
 * `fetch` for one outside service: it asks the origin of `baseUrl` only, and takes a redirect for a failure, since
 * whatever follows it carries a person's words and our key to wherever it points.
 */
export function fetchWithin(baseUrl: string): typeof fetch {
  const { origin } = new URL(baseUrl);
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input);
    if (address.origin !== origin) throw new Error('another origin is not asked');
    return fetch(input, { ...init, redirect: 'error' });
  };
}
