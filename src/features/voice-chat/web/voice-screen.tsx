import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { shownOf } from '#features/conversations/core/standing.ts';
import { ConversationEnding } from '#features/conversations/web/ending/public.ts';
import {
  useConversationInAddress,
  useForgetConversationsOnLeave,
} from '#features/conversations/web/public.ts';
import { useSaidAge } from '#features/safety/web/public.ts';
import { quietLock } from '#web/quiet-lock.ts';
import { VoiceFrame } from '#web/shell/voice-frame.tsx';
import { Room } from '#web/ui/room.tsx';
import type { Hearing } from './hearing/choose-hearing.ts';
import { useHearing } from './hearing/use-hearing.ts';
import { Reply } from './speaking/reply.tsx';
import { useVoice, useVoiceSettings, useVoiceState, type Voice } from './use-voice.ts';
import { ErrorCard, LoginNeededCard, MissingCard } from './views/error-card.tsx';
import { Footer } from './views/footer.tsx';
import { HeartControl } from './views/heart-control.tsx';
import { KeptWords } from './views/kept-words.tsx';
import { StatusLines } from './views/status-lines.tsx';
import { TypedWords } from './views/typed-words.tsx';

const FRAME = { title: 'voice', back: { to: '/options', label: 'dashboard' } };

/** `/voice`: a new spoken conversation, or with `?c={id}` one that is stored. */
export function VoiceScreen() {
  useForgetConversationsOnLeave();
  const [search] = useSearchParams();
  const voice = useVoice(search.get('c'));
  return (
    <>
      <Room light="soft" place="centre" />
      {voice === null ? <VoiceFrame {...FRAME}>{null}</VoiceFrame> : <OpenVoice voice={voice} />}
    </>
  );
}

function OpenVoice({ voice }: { voice: Voice }) {
  const { session } = voice;
  const [isEnding, setIsEnding] = useState(false);
  const end = useRef<HTMLButtonElement>(null);
  const ways = useHearing(useVoiceSettings(voice.settings).allowRemote);
  const { hearing, recogniser } = ways;
  useEffect(() => voice.hearWith(recogniser), [voice, recogniser]);
  const conversationId = useVoiceState(session, (snapshot) => snapshot.conversationId);
  const hasReply = useVoiceState(session, ({ state, reply }) => isReplyShown(state.status) && reply !== '');
  const hasWords = useVoiceState(session, (snapshot) => snapshot.hasWords);
  useConversationInAddress(conversationId, hasWords);
  const status = useVoiceState(session, ({ state }) => state.status);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever talks is here, and need not touch anything
  useEffect(() => quietLock.see(), [status]);
  useSaidAge(useVoiceState(session, shownOf));
  const stay = () => {
    setIsEnding(false);
    end.current?.focus();
  };
  return (
    <VoiceFrame
      {...FRAME}
      onEnd={() => setIsEnding(true)}
      endRef={end}
      speaking={hasReply}
      footer={<Footer voice={voice} ways={ways} />}
    >
      <Middle voice={voice} hearing={hearing} hasReply={hasReply} />
      {isEnding && (
        <ConversationEnding
          conversationId={hasWords ? conversationId : null}
          onStay={stay}
          onEnd={session.endConversation}
        />
      )}
    </VoiceFrame>
  );
}

/** While one listens or thinks, the wall is empty. */
export const isReplyShown = (status: string): boolean => status === 'idle' || status === 'speaking';

function Middle({ voice, hearing, hasReply }: { voice: Voice; hearing: Hearing | null; hasReply: boolean }) {
  const { session } = voice;
  const isMissing = useVoiceState(session, (snapshot) => snapshot.isMissing);
  const problem = useVoiceState(session, ({ state }) => (state.status === 'idle' ? state.problem : null));
  if (isMissing) return <MissingCard />;
  return (
    <>
      <HeartControl session={session} hearing={hearing} />
      <StatusLines voice={voice} hearing={hearing} isQuiet={hasReply || problem !== null} />
      <Reply session={session} />
      {problem?.type === 'AUTH_ERROR' && <LoginNeededCard problem={problem} />}
      {problem !== null && problem.type !== 'AUTH_ERROR' && <ErrorCard problem={problem} session={session} />}
      {problem === null && <KeptWords session={session} />}
      {(hearing === 'typing' || problem?.kind === 'refused') && (
        <TypedWords voice={voice} hearing={hearing} />
      )}
    </>
  );
}
