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

const CHOICES: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'system' },
  { value: 'day', label: 'day' },
  { value: 'night', label: 'night' },
];

const asOptions = <Choice extends string>(choices: readonly Choice[]) =>
  choices.map((choice) => ({ value: choice, label: choice }));

/** How this browser shows the pages: remembered here, not in the account. */
export function LookCard() {
  const [theme, setTheme] = useState(readTheme);
  const [size, setSize] = useState(readTextSize);
  const [pace, setPace] = useState(readReadingPace);
  const [titles, setTitles] = useState(readListTitles);
  return (
    <Card>
      <h2 className={styles.heading}>comfort</h2>
      <div className={styles.choices}>
        <span>look</span>
        <Segmented
          label="theme"
          options={CHOICES}
          value={theme}
          onChange={(choice) => {
            setTheme(choice);
            applyTheme(choice);
          }}
        />
        <span>text size</span>
        <Segmented
          label="text size"
          options={asOptions(TEXT_SIZES)}
          value={size}
          onChange={(choice) => {
            setSize(choice);
            applyTextSize(choice);
          }}
        />
        <span>replies appear</span>
        <Segmented
          label="how replies appear"
          options={asOptions(READING_PACES)}
          value={pace}
          onChange={(choice) => {
            setPace(choice);
            keepReadingPace(choice);
          }}
        />
        <span>titles in lists</span>
        <Segmented
          label="titles in lists"
          options={asOptions(LIST_TITLES)}
          value={titles}
          onChange={(choice) => {
            setTitles(choice);
            keepListTitles(choice);
          }}
        />
      </div>
    </Card>
  );
}
