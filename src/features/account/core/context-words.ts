/**
 * Words of this place, which a guesser tries first: the product, what it is about, who runs it, and what stands between
 * such words. Longer ones before those they begin with.
 */
export const CONTEXT_WORDS = [
  'processing',
  'process',
  'emotions',
  'emotion',
  'feelings',
  'feeling',
  'conversation',
  'companion',
  'therapy',
  'journal',
  'voice',
  'talk',
  'safe',
  'place',
  'space',
  'welcome',
  'admin',
  'support',
  'account',
  'password',
  'login',
  'test',
  'app',
  'my',
] as const;
