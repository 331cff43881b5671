import { focusHeading } from '#web/focus-screen.ts';
import { useCalmSheet } from '#web/shell/calm-sheet.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './disclosures.module.css';
import { useBreakDue } from './use-break-due.ts';

/** After long use: a break is offered, and what process is said again. */
export function BreakReminder({ line, userId }: { line: string; userId: string }) {
  const [isDue, reminded] = useBreakDue(userId);
  const openCalmSheet = useCalmSheet();
  const goOn = () => {
    reminded();
    focusHeading();
  };
  return (
    <div role="status">
      {isDue && (
        <section className={styles.note} aria-label="a reminder to take a break">
          <p>
            you've been here for a while. some water, a stretch, a look out of the window? your words will
            still be here. <strong>{line}.</strong>
          </p>
          <div className={styles.acts}>
            {openCalmSheet && (
              <Button
                look="quiet"
                size="sm"
                onClick={() => {
                  goOn();
                  openCalmSheet('breathing');
                }}
              >
                breathe for a minute
              </Button>
            )}
            <Button look="quiet" size="sm" onClick={goOn}>
              okay
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
