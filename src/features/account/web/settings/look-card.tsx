import { useState } from 'react';
import { Card } from '#web/ui/card.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { applyTheme, readTheme, type ThemeChoice } from '#web/ui/theme.ts';
import styles from './settings.module.css';

const CHOICES: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'system' },
  { value: 'day', label: 'day' },
  { value: 'night', label: 'night' },
];

export function LookCard() {
  const [theme, setTheme] = useState(readTheme);
  return (
    <Card>
      <h2 className={styles.heading}>look</h2>
      <Segmented
        label="theme"
        options={CHOICES}
        value={theme}
        onChange={(choice) => {
          setTheme(choice);
          applyTheme(choice);
        }}
      />
    </Card>
  );
}
