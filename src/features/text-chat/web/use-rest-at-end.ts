import { type RefObject, useEffect, useState } from 'react';

const NEAR_PX = 80;

export interface RestAtEnd {
  /** The reader is at the end, and stays there as the thread grows. */
  readonly isAtEnd: boolean;
  readonly goToEnd: () => void;
}

/** Follows the end of a scrolling thread, as long as the reader is there; never pulls away somebody who reads above. */
export function useRestAtEnd(scroller: RefObject<HTMLDivElement | null>): RestAtEnd {
  const [isAtEnd, setIsAtEnd] = useState(true);
  useEffect(() => {
    const element = scroller.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    let follows = true;
    let lastTop = element.scrollTop;
    const distance = () => element.scrollHeight - element.clientHeight - element.scrollTop;
    const read = () => {
      // Only a move upwards is somebody leaving the end; growth below is not.
      if (distance() < NEAR_PX) follows = true;
      else if (element.scrollTop < lastTop) follows = false;
      lastTop = element.scrollTop;
      setIsAtEnd(follows);
    };
    const settle = () => {
      if (follows) element.scrollTop = element.scrollHeight;
    };
    const observer = new ResizeObserver(settle);
    observer.observe(content);
    observer.observe(element);
    element.addEventListener('scroll', read, { passive: true });
    settle();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, [scroller]);
  const goToEnd = () => scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  return { isAtEnd, goToEnd };
}
