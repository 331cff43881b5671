import { type CompanionSettings, MEMORY_ITEM_MAX_CHARACTERS } from '#features/companion/contract.ts';
import { callApi } from '#web/api/call-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useBegun } from '#web/use-begun.ts';
import { updateMe } from '../../contract.ts';
import { useMe, useSetMe } from '../use-me.ts';
import { SavedBanner } from './saved-banner.tsx';
import styles from './settings.module.css';
import { useSaved } from './use-saved.ts';

/** How the companion talks with the person, and what it keeps in mind: off until switched on, each sentence the person's own. */
export function CompanionCard() {
  const { data: me } = useMe();
  const setMe = useSetMe();
  const { state, save } = useSaved();
  if (!me) return null;
  const { memoryEnabled, memory, askLess } = me.companionSettings;
  const change = (companionSettings: Partial<CompanionSettings>) =>
    void save(async () => setMe(await callApi(updateMe, { body: { companionSettings } })), 'saved');

  return (
    <Card>
      <h2 className={styles.tight}>how process talks with you</h2>
      <Switch
        checked={askLess}
        busy={state.status === 'saving'}
        onChange={(event) => change({ askLess: event.target.checked })}
        detail="more listening, fewer questions."
      >
        ask me less
      </Switch>
      <Switch
        checked={memoryEnabled}
        busy={state.status === 'saving'}
        onChange={(event) => change({ memoryEnabled: event.target.checked })}
        detail="a few sentences from earlier conversations. you see, change and remove them here."
      >
        remember things about me
      </Switch>
      {memory.length > 0 && (
        <ul aria-label="what process remembers">
          {memory.map((sentence) => (
            <MemoryLine
              key={sentence}
              sentence={sentence}
              onChange={(words) =>
                change({ memory: memory.map((kept) => (kept === sentence ? words : kept)) })
              }
              onForget={() => change({ memory: memory.filter((kept) => kept !== sentence) })}
            />
          ))}
        </ul>
      )}
      <SavedBanner state={state} />
    </Card>
  );
}

interface MemoryLineProps {
  sentence: string;
  onChange: (words: string) => void;
  onForget: () => void;
}

function MemoryLine({ sentence, onChange, onForget }: MemoryLineProps) {
  const [words, setWords] = useBegun<string | null>(`what process remembers: ${sentence}`, null);
  if (words === null)
    return (
      <li className={styles.line}>
        <p>{sentence}</p>
        <span>
          <Button
            look="quiet"
            size="sm"
            aria-label={`change: ${sentence}`}
            onClick={() => setWords(sentence)}
          >
            change
          </Button>{' '}
          <Button look="quiet" size="sm" aria-label={`forget: ${sentence}`} onClick={onForget}>
            forget
          </Button>
        </span>
      </li>
    );
  const isUnfit = words.trim() === '';
  return (
    <li>
      <form
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isUnfit) onChange(words.trim());
          setWords(null);
        }}
      >
        <TextInput
          label="what process remembers"
          value={words}
          maxLength={MEMORY_ITEM_MAX_CHARACTERS}
          onChange={(event) => setWords(event.target.value)}
        />
        <span>
          <Button type="submit" size="sm" disabled={isUnfit}>
            save
          </Button>{' '}
          <Button look="text" size="sm" onClick={() => setWords(null)}>
            keep as it was
          </Button>
        </span>
      </form>
    </li>
  );
}
