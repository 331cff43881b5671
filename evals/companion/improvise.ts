import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Companion, ReplyPart } from '#features/companion/core/companion.ts';
import { createGuide } from '#features/companion/core/guide.ts';
import { judgeByModel } from '#features/companion/server/judge-by-model.ts';
import { LEARNED } from '#features/safety/server/learned.ts';
import { openSlowConversation } from '../safety/conversation.ts';
import { createFilesModel, READER_LIMITS, waitForFile } from './files-model.ts';
import { createReadersCompanion } from './model.ts';

/**
 * One improvised talk, safety and gate included, over files in a folder of its own:
 * `node evals/companion/improvise.ts --folder talks/grief`. Whoever plays the person writes `said-01.txt`; the request
 * to the model appears as `0001.json`, its reply is awaited as `0001.reply.txt`; what the person is shown then stands in
 * `shown-01.txt`. A turn that safety is in doubt about is put to the model first, as the server does. A `said-…` file
 * that holds only `/end` ends it. Started again it goes on where it was. `--companion guide` needs no replies; `--memory
 * 'a sentence'`, any number of times, switches memory on.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    companion: { type: 'string', default: 'files' },
    country: { type: 'string', default: 'US' },
    memory: { type: 'string', multiple: true, default: [] },
  },
});
if (values.folder === undefined) throw new Error('--folder says where the talk is kept');
const folder = values.folder;
mkdirSync(folder, { recursive: true });

const model = values.companion === 'guide' ? null : createFilesModel(folder);
const companion: Companion = model === null ? createGuide() : createReadersCompanion(model);
const talk = openSlowConversation({ seed: folder, country: values.country, learned: LEARNED });
const { signal } = new AbortController();

/** What was said, and what safety makes of it; where it is in doubt, with the model's verdict. */
async function hear(text: string): Promise<ReturnType<typeof talk.hear>> {
  const heard = talk.hear(text);
  if (model === null || !heard.outcome.isDoubtful || heard.turn === null) return heard;
  const judged = { content: heard.turn.text, history: heard.turn.history };
  const judging = { model, withinMs: READER_LIMITS.wholeMs, onUsage: () => undefined };
  return talk.revise(await judgeByModel(judging, judged, signal));
}

async function listen(
  turn: NonNullable<ReturnType<typeof talk.hear>['turn']>,
  state: unknown,
): Promise<{ reply: string; state: unknown }> {
  let reply = '';
  const words = (part: ReplyPart): string => (part.type === 'text' ? part.text : '');
  const parts = companion.reply(
    {
      content: turn.text.slice(0, 2_000),
      history: turn.history,
      state,
      spoken: false,
      seed: folder,
      question: turn.question,
      safety: turn.guidance,
      preferences: { memory: values.memory, memoryEnabled: values.memory.length > 0, askLess: false },
    },
    signal,
  );
  for await (const part of parts) {
    if (part.type === 'end') return { reply, state: structuredClone(part.state) };
    reply += words(part);
  }
  throw new Error(`${companion.name} ended without an end`);
}

function show(name: string, lines: readonly string[]): void {
  const path = join(folder, name);
  writeFileSync(`${path}.part`, `${lines.join('\n')}\n`);
  renameSync(`${path}.part`, path);
}

let state: unknown = null;
for (let at = 1; ; at += 1) {
  const number = String(at).padStart(2, '0');
  const said = await waitForFile(folder, `said-${number}.txt`, signal);
  if (said === '/end') break;
  const { outcome, turn, step } = await hear(said);
  const heard = turn ?? (model === null ? null : step);
  const answered = heard ? await listen(heard, state) : { reply: outcome.reply ?? '', state };
  state = answered.state;
  const safety = talk.answer(answered.reply);
  show(`shown-${number}.txt`, [
    answered.reply,
    ...(heard ? [] : ['[said by the safety protocol: no model was asked]']),
    ...(safety?.certainty === 'certain' && safety.resources.length > 0
      ? [`[above it: people to call, ${safety.tier}]`]
      : []),
    ...(safety?.certainty === 'suspected' && safety.resources.length > 0
      ? ['[beneath it, one quiet line: somebody to call]']
      : []),
  ]);
}
