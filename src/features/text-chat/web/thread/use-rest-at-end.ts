import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

const NEAR_PX = 80;
/** So long after the thread was laid out anew only a move by hand counts: the browser and the list move the eye as well. */
const LATELY_MS = 1_000;
const BY_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

export interface RestAtEnd {
  /** The reader is at the end, and stays there as the thread grows. */
  readonly isAtEnd: boolean;
  readonly goToEnd: () => void;
}

/**
 * Follows the end of a scrolling thread, as long as the reader is there; never pulls away somebody who reads above. An
 * empty one is read from its beginning.
 */
export function useRestAtEnd(scroller: RefObject<HTMLDivElement | null>, isEmpty: boolean): RestAtEnd {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const follows = useRef(true);
  const hasEnd = useRef(!isEmpty);
  useLayoutEffect(() => {
    hasEnd.current = !isEmpty;
  }, [isEmpty]);
  useEffect(() => {
    const element = scroller.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    let lastTop = element.scrollTop;
    let laidOutAt = performance.now();
    let byHandAt = Number.NEGATIVE_INFINITY;
    const isLately = (at: number) => performance.now() - at < LATELY_MS;
    const distance = () => element.scrollHeight - element.clientHeight - element.scrollTop;
    const settle = () => {
      if (follows.current && hasEnd.current) element.scrollTop = element.scrollHeight;
      lastTop = element.scrollTop;
    };
    const isByHand = () => isLately(byHandAt) || !isLately(laidOutAt);
    const read = () => {
      // Only a move upwards is somebody leaving the end; growth below is not. Near it nobody is pulled back.
      if (distance() < NEAR_PX) follows.current = true;
      else if (element.scrollTop < lastTop && isByHand()) follows.current = false;
      else if (element.scrollTop < lastTop) settle();
      lastTop = element.scrollTop;
      setIsAtEnd(follows.current);
    };
    const noteHand = () => {
      byHandAt = performance.now();
    };
    const observer = new ResizeObserver(() => {
      laidOutAt = performance.now();
      settle();
    });
    observer.observe(content);
    observer.observe(element);
    element.addEventListener('scroll', read, { passive: true });
    for (const event of BY_HAND) document.addEventListener(event, noteHand, { passive: true, capture: true });
    settle();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', read);
      for (const event of BY_HAND) document.removeEventListener(event, noteHand, { capture: true });
    };
  }, [scroller]);
  const goToEnd = () => {
    // From now on, so that what is only about to be drawn is followed as well.
    follows.current = true;
    setIsAtEnd(true);
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  };
  return { isAtEnd, goToEnd };
}
