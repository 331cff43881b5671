/** Section 9: the chunk load time-out of the local voice app. */
const CHUNK_TIMEOUT_MS = 120_000;

/** Loads a part of the app, or fails as a lost file does when it has not come within the time. */
export async function loadInTime<Part>(load: () => Promise<Part>): Promise<Part> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`a dynamically imported module did not come within ${CHUNK_TIMEOUT_MS} ms`)),
    CHUNK_TIMEOUT_MS,
  );
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
}
