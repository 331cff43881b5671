import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { useToast } from '../ui/toasts.tsx';
import styles from './fetch-recogniser.module.css';

/** Lets the browser fetch what it needs to recognise speech on the device: a download that one asks for. */
export function FetchRecogniser({ fetch }: { fetch: () => Promise<boolean> }) {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const ask = async () => {
    setIsBusy(true);
    const came = await fetch().catch(() => false);
    setIsBusy(false);
    toast(
      came ? 'this browser can listen on this device now.' : "it didn't come. please try again later.",
      came ? 'good' : 'bad',
    );
  };
  return (
    <div>
      <Button look="quiet" size="sm" busy={isBusy} onClick={() => void ask()}>
        let this browser learn to listen
      </Button>
      <p className={styles.hint}>
        it fetches what it needs from its own maker, once. your voice is no part of that, and stays here.
      </p>
    </div>
  );
}
