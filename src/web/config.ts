/** What `/config.js` hands over at run time; see `src/server/http/web-files.ts`. */
interface RuntimeConfig {
  readonly apiBaseUrl?: string | null;
  readonly port?: number;
  readonly connectivityProbeUrl?: string | null;
  readonly supportEmail?: string | null;
  readonly premiumGate?: 'enforce' | 'bypass';
  readonly organisation?: string | null;
}

declare global {
  var PROCESS_CONFIG: RuntimeConfig | undefined;
}

const DEFAULT_PORT = 5001;
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** On localhost our server's port, else the address given at run time, else the page's own origin. */
export function findApiBase(
  page: Pick<Location, 'protocol' | 'hostname' | 'origin'>,
  config: RuntimeConfig = {},
): string {
  if (LOCAL_HOSTS.includes(page.hostname))
    return `${page.protocol}//${page.hostname}:${config.port ?? DEFAULT_PORT}`;
  return config.apiBaseUrl ?? page.origin;
}

export const apiBase = (): string => findApiBase(window.location, globalThis.PROCESS_CONFIG);
/** Where the people who run this want to hear of errors; null when they named no address. */
export const supportEmail = (): string | null => globalThis.PROCESS_CONFIG?.supportEmail ?? null;
/** What the organisation is called that signs people in here; null where there is none. */
export const organisationName = (): string | null => globalThis.PROCESS_CONFIG?.organisation ?? null;
export const connectivityProbeUrl = (): string | null =>
  globalThis.PROCESS_CONFIG?.connectivityProbeUrl ?? null;
/** Whether a subscription is asked for. Without a word from the server it is: the server enforces the same rule. */
export const isGateOn = (): boolean => globalThis.PROCESS_CONFIG?.premiumGate !== 'bypass';
