import { useEffect, useEffectEvent, useState } from 'react';

/** The address follows this long after the last letter: browsers refuse an address that changes with each. */
const PAUSE_MS = 300;

/**
 * The words of a search field, which keeps them itself: what is told comes back later than the next letter is typed.
 * Words that are cleared from elsewhere are cleared here, too.
 */
export function useOwnWords(
  held: string,
  tell: (words: string) => void,
): readonly [words: string, write: (words: string) => void] {
  const [words, setWords] = useState(held);
  const [told, setTold] = useState(held);
  const [seen, setSeen] = useState(held);
  if (seen !== held) {
    setSeen(held);
    if (held === '' && told !== '') {
      setWords('');
      setTold('');
    }
  }
  const follow = useEffectEvent(() => {
    setTold(words);
    tell(words);
  });
  useEffect(() => {
    if (words === told) return;
    const timer = setTimeout(follow, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, told]);
  return [words, setWords];
}
