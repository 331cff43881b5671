export interface NetworkReport {
  readonly isOnline: boolean;
  /** What the browser knows of the connection; null where it does not tell. */
  readonly connectionType: string | null;
  readonly downlinkMbps: number | null;
  readonly roundTripMs: number | null;
  /** Of our own health call; null when no answer came. */
  readonly responseMs: number | null;
  readonly statusCode: number | null;
  readonly quality: 'good' | 'fair' | 'poor' | 'offline';
}

export interface NetworkParts {
  readonly isOnline: boolean;
  /** `navigator.connection`, which only some browsers have. */
  readonly connection:
    | { readonly effectiveType?: string; readonly downlink?: number; readonly rtt?: number }
    | undefined;
  /** Our health call. Rejects when nothing came back. */
  readonly askHealth: () => Promise<{ readonly status: number; readonly ok: boolean }>;
  readonly now: () => number;
}

/** Up to this long an answer feels immediate; beyond the second, speech falters. */
const GOOD_MS = 300;
const FAIR_MS = 1_000;

interface Answer {
  readonly status: number;
  readonly ok: boolean;
  readonly ms: number;
}

const judge = (isOnline: boolean, answer: Answer | null): NetworkReport['quality'] => {
  if (!isOnline || answer === null) return 'offline';
  if (!answer.ok) return 'poor';
  if (answer.ms <= GOOD_MS) return 'good';
  return answer.ms <= FAIR_MS ? 'fair' : 'poor';
};

async function askOnce({ askHealth, now }: NetworkParts): Promise<Answer | null> {
  const startedAt = now();
  try {
    const { status, ok } = await askHealth();
    return { status, ok, ms: Math.round(now() - startedAt) };
  } catch {
    return null;
  }
}

/** How well this browser reaches our server. */
export async function inspectNetwork(parts: NetworkParts): Promise<NetworkReport> {
  const { isOnline, connection } = parts;
  const answer = await askOnce(parts);
  return {
    isOnline,
    connectionType: connection?.effectiveType ?? null,
    downlinkMbps: connection?.downlink ?? null,
    roundTripMs: connection?.rtt ?? null,
    responseMs: answer?.ms ?? null,
    statusCode: answer?.status ?? null,
    quality: judge(isOnline, answer),
  };
}
