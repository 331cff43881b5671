import { useEffect, useState } from 'react';
import { Dialog } from '#web/shell/dialog.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './diagnostics.module.css';

export type ReportLine = readonly [name: string, value: string];
export interface Verdict {
  readonly isGood: boolean;
  readonly words: string;
  readonly advice?: string;
}

interface ReportDialogProps<Report> {
  title: string;
  onClose: () => void;
  inspect: () => Promise<Report>;
  toLines: (report: Report) => readonly ReportLine[];
  conclude: (report: Report) => Verdict;
}

/** Runs a test when it opens and shows its lines; 'test again' runs it once more. */
export function ReportDialog<Report>({
  title,
  onClose,
  inspect,
  toLines,
  conclude,
}: ReportDialogProps<Report>) {
  const [round, setRound] = useState(0);
  const [report, setReport] = useState<Report | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is one run of the test
  useEffect(() => {
    let isCurrent = true;
    setReport(null);
    void inspect().then((found) => {
      if (isCurrent) setReport(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [round]);

  const verdict = report && conclude(report);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            close
          </Button>
          <Button look="text" onClick={() => setRound(round + 1)}>
            test again
          </Button>
        </>
      }
    >
      {report && verdict ? (
        <>
          <Banner tone={verdict.isGood ? 'ok' : 'warn'} title={verdict.advice && verdict.words}>
            {verdict.advice ?? verdict.words}
          </Banner>
          <dl className={styles.lines}>
            {toLines(report).map(([name, value]) => (
              <div key={name} className={styles.line}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p className={styles.waiting} role="status">
          <Spinner /> testing…
        </p>
      )}
    </Dialog>
  );
}
