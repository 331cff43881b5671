import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { answerTurn } from '#features/companion/core/guide.ts';
import { hashOf } from '#features/companion/core/hash.ts';
import { openScene } from '#features/companion/core/scene.ts';
import { pickRecent, RECENT_LIMITS } from '#features/companion/server/context.ts';
import { recordReply } from '#features/companion/server/model-companion.ts';
import { writeTurnNotes } from '#features/companion/server/turn-notes.ts';
import { LEARNED } from '#features/safety/server/learned.ts';
import { openConversation } from '../safety/conversation.ts';
import { readTalks } from '../safety/talks/read-talks.ts';
import { readPeople } from './scripts.ts';

/**
 * The notes a model would get over whole talks, to be read by eye: `node evals/companion/notes.ts --per-kind 20`.
 * Each sample shows what was said before, the turn, and the note. `--turns` shows whole turns instead, those without
 * any note too, for what is missed; `--only leaving` shows one kind, `--from a1b2` another order, `--window 6` what
 * `<earlier>` would hold if a model saw six messages.
 */
const { values } = parseArgs({
  options: {
    'per-kind': { type: 'string', default: '12' },
    turns: { type: 'string' },
    only: { type: 'string' },
    from: { type: 'string', default: '' },
    window: { type: 'string', default: '40' },
    talks: { type: 'string', default: '^(?:[01]\\d|2[0-8])\\.talk$' },
  },
});

interface NotedTurn {
  readonly talk: string;
  readonly before: readonly string[];
  readonly said: string;
  readonly notes: readonly string[];
}

/** What stands in every turn and says nothing about it. */
const STANDING = /^(?:memory across talks|the reply is|danger was)/;

const kindOf = (note: string): string =>
  note.startsWith('suggestion')
    ? note.slice(0, 30)
    : note.startsWith('earlier')
      ? 'earlier'
      : (note.split(/[:"\d]/)[0] ?? note).trim();

function notesIn(written: string): string[] {
  const notes: string[] = [];
  let tag = '';
  for (const line of written.split('\n').slice(1)) {
    if (/^<\w+>$/.test(line)) tag = `${line.slice(1, -1)} `;
    else if (line.startsWith('</')) tag = '';
    else if (!STANDING.test(line.slice(2))) notes.push(tag + line.slice(2));
  }
  return notes;
}

function onlyNew(known: Set<string>, notes: readonly string[]): string[] {
  const isLasting = (note: string): boolean => /^(?:latest strength|declined|earlier)/.test(note);
  const fresh = notes.filter((note) => !(isLasting(note) && known.has(note)));
  for (const note of notes) known.add(note);
  return fresh;
}

/** One talk, with the guide's words where a model's would stand and the record as a model's turn leaves it. */
function noteTalk(talk: string, turns: readonly string[], memory: readonly string[] = []): NotedTurn[] {
  let state: unknown = null;
  const noted: NotedTurn[] = [];
  /** A strength, or what was declined, stands on; it is read where it is new. */
  const known = new Set<string>();
  const conversation = openConversation({
    seed: talk,
    country: 'US',
    learned: LEARNED,
    companion: ({ text, history, question, guidance }) => {
      const turn = {
        content: text.slice(0, 2_000),
        history,
        state,
        spoken: false,
        seed: talk,
        question,
        safety: guidance,
        preferences: { memory, memoryEnabled: memory.length > 0, askLess: false },
      };
      const scene = openScene(turn);
      const { text: reply } = answerTurn(turn);
      state = structuredClone(recordReply(scene, reply.includes('?')));
      noted.push({
        talk,
        before: history
          .slice(-4)
          .map((message) => `${message.sender === 'user' ? 'you' : 'it'}: ${message.text}`),
        said: text,
        notes: onlyNew(
          known,
          notesIn(
            writeTurnNotes(
              turn,
              () => scene,
              pickRecent(history, { ...RECENT_LIMITS, messages: Number(values.window) }),
            ),
          ),
        ),
      });
      return reply;
    },
  });
  for (const text of turns) conversation.say(text);
  return noted;
}

const TALKS = new URL('../safety/talks/', import.meta.url);
const files = readdirSync(TALKS).filter((file) => new RegExp(values.talks).test(file));
const ofSafety = files.flatMap((file) =>
  readTalks(new URL(file, TALKS)).flatMap(({ id, turns }) =>
    noteTalk(
      `${file} ${id}`,
      turns.map(({ text }) => text),
    ),
  ),
);
const ofPeople = ['people/', 'readers/'].flatMap((folder) => {
  const place = new URL(folder, import.meta.url);
  return readdirSync(place)
    .filter((file) => file.endsWith('.jsonl') && !file.includes('-judged'))
    .flatMap((file) => readPeople(readFileSync(new URL(file, place), 'utf8')))
    .flatMap(({ id, turns, memory }) => noteTalk(id, turns, memory));
});
const noted = [...ofSafety, ...ofPeople];

const mixed = <T extends { readonly talk: string; readonly said: string }>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, at: hashOf(`${values.from}${item.talk}${item.said}`) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

const show = ({ talk, before, said }: NotedTurn, notes: readonly string[]): void =>
  console.log(
    [
      `\n[${talk}]`,
      ...before.map((line) => `   ${line}`),
      `you: ${said}`,
      ...notes.map((note) => `=> ${note}`),
    ].join('\n'),
  );

if (values.turns !== undefined)
  for (const turn of mixed(noted).slice(0, Number(values.turns))) show(turn, turn.notes);
else {
  const kinds = Map.groupBy(
    noted.flatMap((turn) => turn.notes.map((note) => ({ ...turn, note }))),
    ({ note }) => kindOf(note),
  );
  console.log(`${noted.length} turns`);
  for (const [kind, found] of kinds) console.log(`${String(found.length).padStart(6)} ${kind}`);
  const shown = [...kinds]
    .filter(([kind]) => values.only === undefined || kind.startsWith(values.only))
    .flatMap(([, found]) => mixed(found).slice(0, Number(values['per-kind'])));
  for (const turn of mixed(shown)) show(turn, [turn.note]);
}
