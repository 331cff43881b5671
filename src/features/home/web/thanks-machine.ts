/** Section 4: shown, fade-out, loading spinner, then on to /options. */
export type ThanksStatus = 'shown' | 'fading' | 'leaving' | 'left';

/** Section 9: how long each lasts, in ms. With reduced motion nothing fades. */
export const STAY_MS = 4_500;
const FADE_MS = 1_000;
const LEAVE_MS = 400;

/** When the words appear, one after the other, in ms. */
export const STAGGER_MS = [120, 350, 450, 650, 850] as const;

const NEXT: Record<
  Exclude<ThanksStatus, 'left'>,
  { readonly status: ThanksStatus; readonly afterMs: number }
> = {
  shown: { status: 'fading', afterMs: STAY_MS },
  fading: { status: 'leaving', afterMs: FADE_MS },
  leaving: { status: 'left', afterMs: LEAVE_MS },
};

/** What comes by itself after a status, and when; null at the end. */
export function nextThanks(
  status: ThanksStatus,
  isReduced: boolean,
): { readonly status: ThanksStatus; readonly afterMs: number } | null {
  if (status === 'left') return null;
  if (!isReduced) return NEXT[status];
  return { status: 'left', afterMs: status === 'shown' ? STAY_MS : 0 };
}

/** Continue skips the waiting; later presses change nothing. */
export const continueThanks = (status: ThanksStatus, isReduced: boolean): ThanksStatus => {
  if (status !== 'shown') return status;
  return isReduced ? 'left' : 'fading';
};
