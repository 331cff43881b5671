/** What somebody may wish of the guide with a turn, in whatever words. */
export const WISHES = [
  /** They tell, feel, answer, thank; whatever they ask is something else. */
  'none',
  /** Words to somebody: a text, a letter, a speech. */
  'words',
  /** Two or more options weighed. */
  'decide',
  /** Something practical sorted out. */
  'steps',
  /** Something to settle or sleep by. */
  'calm',
  /** To see what there is. */
  'menu',
  'joke',
  /** Leave to tell, ask or write something. */
  'may_i',
  /** No more than a yes: 'you know what i mean?' */
  'nod',
  /** Whether something of theirs is odd, silly, selfish. */
  'normal',
  /** To be asked something. */
  'askme',
] as const;
export type Wish = (typeof WISHES)[number];
