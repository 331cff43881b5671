import type { Companion } from '#features/companion/core/companion.ts';
import { createCompanion } from '#features/companion/server/create-companion.ts';

const setting = (name: string): string | undefined => process.env[name] || undefined;

/** A model as the server would wire it, without the guide standing in: its own words are to be judged. */
export const createEvalCompanion = async (name: string): Promise<Companion> => {
  if (name !== 'claude' && name !== 'openai')
    throw new Error(`--companion is guide, claude or openai, not ${name}`);
  const { companionFor } = await createCompanion({
    name,
    fallback: 'none',
    claude: {
      apiKey: setting('ANTHROPIC_API_KEY'),
      baseUrl: setting('ANTHROPIC_BASE_URL'),
      model: setting('ANTHROPIC_MODEL'),
    },
    openai: {
      apiKey: setting('OPENAI_API_KEY'),
      baseUrl: setting('OPENAI_BASE_URL'),
      model: setting('OPENAI_MODEL'),
    },
    onUsage: () => undefined,
    onFallback: () => undefined,
    onFlags: (flags) => console.log(`gate: ${flags.join(', ')}`),
  });
  return companionFor({ id: 'nobody', modelConsent: true });
};
