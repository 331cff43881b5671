/** Loads a part of the app, or fails as a lost file does when it has not come within the time. */
export async function loadInTime<Part>(load: () => Promise<Part>, timeoutMs: number): Promise<Part> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`a dynamically imported module did not come within ${timeoutMs} ms`)),
    timeoutMs,
  );
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
}
