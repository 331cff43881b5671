import styles from './spoken-text.module.css';

/**
 * What the voice says, word by word: `heard` words stand at full ink, later ones are not yet there. Each fades in from
 * 18% and nothing before it moves. Mirror finished sentences into a polite live region elsewhere.
 */
export function SpokenText({ words, heard }: { words: readonly string[]; heard: number }) {
  return (
    <p className={styles.spoken} aria-hidden="true">
      {words.map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the text; words are only ever added
        <span key={index} className={styles.word} data-heard={index < heard}>
          {word}{' '}
        </span>
      ))}
    </p>
  );
}
