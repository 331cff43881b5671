import type { CompanionName } from '#features/companion/contract.ts';
import type { Companion } from '#features/companion/core/companion.ts';
import { createCompanion } from '#features/companion/server/public.ts';

/** The companion to be scored, with the server's own variables, and without the guide to stand in for a model. */
export function connectCompanion(name: CompanionName): Companion {
  const { env } = process;
  const { companionFor } = createCompanion({
    name,
    fallback: 'none',
    claude: { apiKey: env.ANTHROPIC_API_KEY, baseUrl: env.ANTHROPIC_BASE_URL, model: env.ANTHROPIC_MODEL },
    openai: { apiKey: env.OPENAI_API_KEY, baseUrl: env.OPENAI_BASE_URL, model: env.OPENAI_MODEL },
    onUsage: () => undefined,
    onFlags: (flags) => console.log(`the gate acted: ${flags.join(', ')}`),
    onFallback: () => undefined,
  });
  return companionFor({ modelConsent: true });
}
