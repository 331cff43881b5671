import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createGuide } from '#features/companion/core/guide.ts';
import { playPerson } from './play.ts';
import { readPeople } from './scripts.ts';

/** Plays scripted people and prints what is replied: to be read aloud. `node evals/companion/talk.ts people/x.jsonl` */
const { positionals } = parseArgs({ allowPositionals: true });

for (const person of positionals.flatMap((path) => readPeople(readFileSync(path, 'utf8')))) {
  console.log(`\n## ${person.id}`);
  for (const { said, reply, phase, technique } of await playPerson(createGuide(), person, 'talk'))
    console.log(`you: ${said}\nprocess: ${reply} [${phase} · ${technique}]`);
}
