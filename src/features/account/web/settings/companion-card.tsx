import type { CompanionSettings } from '#features/companion/contract.ts';
import { callApi } from '#web/api/call-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { updateMe } from '../../contract.ts';
import { useMe, useSetMe } from '../use-me.ts';
import { SavedBanner } from './saved-banner.tsx';
import styles from './settings.module.css';
import { useSaved } from './use-saved.ts';

/** How the companion talks with the person, and what it keeps in mind: off until switched on, each sentence removable. */
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
        disabled={state.status === 'saving'}
        onChange={(event) => change({ askLess: event.target.checked })}
        detail="more listening, fewer questions."
      >
        ask me less
      </Switch>
      <Switch
        checked={memoryEnabled}
        disabled={state.status === 'saving'}
        onChange={(event) => change({ memoryEnabled: event.target.checked })}
        detail="a few sentences from earlier conversations. you see and remove them here."
      >
        remember things about me
      </Switch>
      {memory.length > 0 && (
        <ul aria-label="what process remembers">
          {memory.map((sentence) => (
            <li key={sentence} className={styles.line}>
              <p>{sentence}</p>
              <Button
                look="quiet"
                size="sm"
                aria-label={`forget: ${sentence}`}
                onClick={() => change({ memory: memory.filter((kept) => kept !== sentence) })}
              >
                forget
              </Button>
            </li>
          ))}
        </ul>
      )}
      <SavedBanner state={state} />
    </Card>
  );
}
