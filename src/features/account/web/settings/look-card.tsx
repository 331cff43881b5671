import { useState } from 'react';
import {
  applyTextSize,
  keepListTitles,
  keepReadingPace,
  LIST_TITLES,
  READING_PACES,
  readListTitles,
  readReadingPace,
  readTextSize,
  TEXT_SIZES,
} from '#web/comfort.ts';
import { Card } from '#web/ui/card.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { applyTheme, readTheme, type ThemeChoice } from '#web/ui/theme.ts';
import styles from './settings.module.css';

/** What may be chosen, under its words and under its name for screen readers. */
interface ChoiceProps<Choice extends string> {
  words: string;
  label: string;
  choices: readonly Choice[];
  read: () => Choice;
  keep: (choice: Choice) => void;
}

function Choice<Value extends string>({ words, label, choices, read, keep }: ChoiceProps<Value>) {
  const [value, setValue] = useState(read);
  return (
    <>
      <span>{words}</span>
      <Segmented
        label={label}
        options={choices.map((choice) => ({ value: choice, label: choice }))}
        value={value}
        onChange={(choice) => {
          setValue(choice);
          keep(choice);
        }}
      />
    </>
  );
}

const THEMES: readonly ThemeChoice[] = ['system', 'day', 'night'];
const theme = { choices: THEMES, read: readTheme, keep: applyTheme };
const size = { choices: TEXT_SIZES, read: readTextSize, keep: applyTextSize };
const pace = { choices: READING_PACES, read: readReadingPace, keep: keepReadingPace };
const titles = { choices: LIST_TITLES, read: readListTitles, keep: keepListTitles };

/** How this browser shows the pages: remembered here, not in the account. */
export function LookCard() {
  return (
    <Card>
      <h2 className={styles.heading}>comfort</h2>
      <div className={styles.choices}>
        <Choice words="look" label="theme" {...theme} />
        <Choice words="text size" label="text size" {...size} />
        <Choice words="replies appear" label="how replies appear" {...pace} />
        <Choice words="titles in lists" label="titles in lists" {...titles} />
      </div>
    </Card>
  );
}
