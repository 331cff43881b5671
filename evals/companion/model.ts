import type { Companion } from '#features/companion/core/companion.ts';
import type { GateFlag } from '#features/companion/core/gate/gate-flags.ts';
import { createCompanion } from '#features/companion/server/create-companion.ts';
import { gated } from '#features/companion/server/gated.ts';
import type { Model } from '#features/companion/server/model.ts';
import { createModelCompanion } from '#features/companion/server/model-companion.ts';
import { createFilesModel, READER_LIMITS } from './files-model.ts';

const setting = (name: string): string | undefined => process.env[name] || undefined;

/** A reader behind the model, with the gate in front of their words, as a model would have it. */
export const createReadersCompanion = (model: Model): Companion =>
  gated(createModelCompanion({ model, limits: READER_LIMITS, endsEmpty: true }), reportFlags);

export const createFilesCompanion = (folder: string): Companion =>
  createReadersCompanion(createFilesModel(folder));

const reportFlags = (flags: readonly GateFlag[]): void => console.log(`gate: ${flags.join(', ')}`);

/** A model as the server would wire it, without the guide standing in: its own words are to be judged. */
export const createEvalCompanion = async (name: string): Promise<Companion> => {
  if (name !== 'claude' && name !== 'openai')
    throw new Error(`--companion is guide, claude, openai or files, not ${name}`);
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
    onFlags: reportFlags,
  });
  return companionFor({ id: 'nobody', modelConsent: true });
};
