import { Check, CircleAlert, X } from 'lucide-react';
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './toasts.module.css';

const shownForMs = 5000;

interface Toast {
  id: number;
  text: string;
  tone: 'good' | 'bad';
}
type ShowToast = (text: string, tone?: Toast['tone']) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Shows a line at the bottom for 5 s: `const toast = useToast(); toast('Logged out successfully')`. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a <ToastProvider> above it');
  return show;
}

/** Holds the toasts of the whole app, newest last, three at most. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const nextId = useRef(0);
  // The same from one toast to the next: screens say what they have to say in effects that hold it.
  const show = useCallback<ShowToast>((text, tone = 'good') => {
    nextId.current += 1;
    const toast = { id: nextId.current, text, tone };
    setToasts((held) => [...held.filter((other) => other.text !== text), toast].slice(-3));
  }, []);
  const drop = (id: number) => setToasts((held) => held.filter((toast) => toast.id !== id));
  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.shelf} role="status" aria-live="polite">
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} onEnd={() => drop(toast.id)} />
        ))}
      </div>
    </ToastContext>
  );
}

/** Stays while it is hovered or holds focus; then its time begins again. */
function ToastLine({ toast, onEnd }: { toast: Toast; onEnd: () => void }) {
  const [held, setHeld] = useState(false);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => end.current(), shownForMs);
    return () => clearTimeout(timer);
  }, [held]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only gives more time to read
    <div
      className={classNames(styles.toast, styles[toast.tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast.tone === 'good' ? <Check /> : <CircleAlert />}
      <span>{toast.text}</span>
      <button type="button" className={styles.dismiss} onClick={onEnd} aria-label="dismiss">
        <X />
      </button>
    </div>
  );
}
