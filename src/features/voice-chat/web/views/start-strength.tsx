import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import type { Voice } from '../use-voice.ts';

const StartStrengthDialog = lazy(async () => ({
  default: (await import('./start-strength-dialog.tsx')).StartStrengthDialog,
}));

/** One line until it is wanted; it makes the conversation that the number belongs to. */
export function StartStrength({ voice }: { voice: Voice }) {
  const [asked, setAsked] = useState<string | 'offered' | 'over'>('offered');
  const toast = useToast();
  if (asked === 'over') return null;
  const ask = async () => {
    try {
      setAsked(await voice.session.conversation.open());
    } catch {
      toast('this cannot be asked just now. you can simply begin.', 'bad');
    }
  };
  if (asked === 'offered')
    return (
      <Button look="text" size="sm" onClick={() => void ask()}>
        say how strong it is right now, 0 to 10
      </Button>
    );
  const done = (value: number | null) => {
    if (value !== null) toast(`noted: ${value} of 10.`);
    setAsked('over');
  };
  return (
    <Suspense fallback={null}>
      <StartStrengthDialog conversationId={asked} onDone={done} />
    </Suspense>
  );
}
