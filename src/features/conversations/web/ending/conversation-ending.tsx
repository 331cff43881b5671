import { lazy, Suspense } from 'react';
import type { EndingProps } from './ending.tsx';

const Ending = lazy(async () => ({ default: (await import('./ending.tsx')).Ending }));

/** The way out of a conversation, typed or spoken: it loads when somebody asks to end. */
export const ConversationEnding = (props: EndingProps) => (
  <Suspense fallback={null}>
    <Ending {...props} />
  </Suspense>
);
