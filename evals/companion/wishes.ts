import { wishIn } from '#features/companion/core/wishes/weigh-wish.ts';
import { readWishes, tallyWishes, type WishSet } from './measure-wishes.ts';

/** `node evals/companion/wishes.ts [--misses]`: what is heard of the wishes of a hand that nothing was learned from. */
for (const set of ['tuned', 'judged'] satisfies WishSet[]) {
  const tally = tallyWishes(readWishes(set), wishIn);
  const wishes = [...tally].filter(([wish]) => wish !== 'none');
  const sum = (of: 'of' | 'heard' | 'mistaken') => wishes.reduce((all, [, one]) => all + one[of], 0);
  const none = tally.get('none');
  console.log(
    `${set}: heard ${sum('heard')} of ${sum('of')}, as another ${sum('mistaken')}; a wish in ${none ? none.of - none.heard : 0} of ${none?.of} that have none`,
  );
  for (const [wish, { of, heard, mistaken }] of tally)
    console.log(`  ${wish.padEnd(8)} ${heard} of ${of}${mistaken > 0 ? `, as another ${mistaken}` : ''}`);
  if (set === 'tuned' && process.argv.includes('--misses'))
    for (const { text, wish } of readWishes(set)) {
      const heard = wishIn(text) ?? 'none';
      if (heard !== wish) console.log(`    ${wish} as ${heard}: ${text}`);
    }
}
