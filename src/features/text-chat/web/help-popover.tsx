import { CircleHelp } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { HELP_STEPS, NOT_THERAPY } from './chat-words.ts';
import styles from './help-popover.module.css';

export function HelpPopover() {
  return (
    <Popover
      trigger={<IconButton label="how to use this tool" icon={<CircleHelp />} />}
      title="how to use this tool"
      footer={<p className={styles.note}>{NOT_THERAPY}</p>}
    >
      <ol className={styles.steps}>
        {HELP_STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Popover>
  );
}
