import { type KeyedStorage, readFields, tryStore } from '../keyed-storage.ts';
import { createStore, type Store } from '../store.ts';

/** Not in TypeScript's DOM library; only some browsers have it. https://wicg.github.io/manifest-incubations/ */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const KEY = 'installOffer';
/** Who came once may only have looked. */
const FROM_VISIT = 2;

interface Kept {
  readonly visits: number;
  readonly isOver: boolean;
}

function readKept(storage: KeyedStorage): Kept {
  const { visits, isOver } = readFields(storage.getItem(KEY));
  const isOurs = typeof visits === 'number' && typeof isOver === 'boolean';
  return isOurs ? { visits, isOver } : { visits: 0, isOver: false };
}

export interface InstallOffer extends Pick<Store<boolean>, 'getSnapshot' | 'subscribe'> {
  /** Opens the browser's own question, inside the tap. Asked once, whatever the answer. */
  install(): void;
  /** Never again in this browser. */
  dismiss(): void;
}

interface OfferParts {
  readonly target: EventTarget;
  /** Outlives the tab. */
  readonly storage: KeyedStorage;
  /** Ends with the tab: a visit. */
  readonly visit: KeyedStorage;
}

/** Holds the browser's own offer to install the app back until somebody has come a second time. True while it can be taken. */
export function openInstallOffer({ target, storage, visit }: OfferParts): InstallOffer {
  const store = createStore(false);
  let kept = readKept(storage);
  let question: BeforeInstallPromptEvent | null = null;
  const keep = (patch: Partial<Kept>) => {
    kept = { ...kept, ...patch };
    // A browser that keeps nothing offers nothing: there is never a second visit.
    tryStore(storage, KEY, JSON.stringify(kept));
  };
  if (!kept.isOver && visit.getItem(KEY) === null && tryStore(visit, KEY, 'counted'))
    keep({ visits: kept.visits + 1 });
  const show = () => store.set(question !== null && !kept.isOver && kept.visits >= FROM_VISIT);
  const end = () => {
    keep({ isOver: true });
    show();
  };
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    question = event as BeforeInstallPromptEvent; // the name says which event it is
    show();
  });
  target.addEventListener('appinstalled', end);
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    install() {
      // Refused without a tap, or when it was asked by another way: then there is nothing to offer either.
      question?.prompt().catch(() => undefined);
      end();
    },
    dismiss: end,
  };
}
