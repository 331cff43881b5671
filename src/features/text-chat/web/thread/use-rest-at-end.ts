import { type RefObject, useEffect, useRef, useState } from 'react';

const NEAR_PX = 80;

export interface RestAtEnd {
  /** The reader is at the end, and stays there as the thread grows. */
  readonly isAtEnd: boolean;
  readonly goToEnd: () => void;
}

/** Follows the end of a scrolling thread, as long as the reader is there; never pulls away somebody who reads above. */
export function useRestAtEnd(scroller: RefObject<HTMLDivElement | null>): RestAtEnd {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const follows = useRef(true);
  useEffect(() => {
    const element = scroller.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    let lastTop = element.scrollTop;
    const distance = () => element.scrollHeight - element.clientHeight - element.scrollTop;
    const read = () => {
      // Only a move upwards is somebody leaving the end; growth below is not.
      if (distance() < NEAR_PX) follows.current = true;
      else if (element.scrollTop < lastTop) follows.current = false;
      lastTop = element.scrollTop;
      setIsAtEnd(follows.current);
    };
    const settle = () => {
      if (follows.current) element.scrollTop = element.scrollHeight;
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
  const goToEnd = () => {
    // From now on, so that what is only about to be drawn is followed as well.
    follows.current = true;
    setIsAtEnd(true);
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  };
  return { isAtEnd, goToEnd };
}
