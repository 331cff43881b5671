import { CircleHelp, MessageSquare, NotebookPen, Phone } from 'lucide-react';
import { useState } from 'react';
import { ChatFrame } from '../shell/chat-frame.tsx';
import { Button } from '../ui/button.tsx';
import { ButtonAnchor } from '../ui/button-anchor.tsx';
import { CareCard } from '../ui/care-card.tsx';
import { ComposerBox } from '../ui/chat/composer-box.tsx';
import { LetterThread } from '../ui/chat/letter-thread.tsx';
import { MessageView } from '../ui/chat/message-view.tsx';
import { TypingLine } from '../ui/chat/typing-line.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Room } from '../ui/room.tsx';
import { useSampleRail } from './sample-nav.tsx';

const crisis = new URLSearchParams(location.search).has('crisis');

export function ChatPage() {
  const [value, setValue] = useState(
    crisis
      ? ''
      : "and i think that is the part i forget. i remember the shaking but i never remember what came after it. she hugged me so hard. maybe what i'm really afraid of is not that they look at me, it's that no one would hug me after this one",
  );
  return (
    <>
      <Room place="right" />
      <ChatFrame
        {...useSampleRail('/conversation')}
        title="hi maya"
        status="connected"
        online
        facts={crisis ? '5 messages' : '8 messages'}
        actions={<IconButton label="how to use this tool" icon={<CircleHelp />} />}
      >
        <LetterThread label="conversation">{crisis ? <CrisisTurn /> : <CalmTurns />}</LetterThread>
        <ComposerBox
          label="your message"
          placeholder="i'm still here. write when you're ready"
          value={value}
          onChange={setValue}
          onSend={() => setValue('')}
          canSend={value !== ''}
          counter={crisis ? { text: '0 / 2000', tone: 'calm' } : { text: '1846 / 2000', tone: 'near' }}
          note="process is for reflection. it is not therapy."
          draft={
            !crisis && (
              <>
                <NotebookPen />
                draft restored, 3 minutes old
                <Button look="text" size="sm">
                  clear draft
                </Button>
              </>
            )
          }
        />
      </ChatFrame>
    </>
  );
}

function CalmTurns() {
  return (
    <>
      <MessageView from="process" time="4 minutes ago">
        <p>
          it makes sense that the quiet feels loud tonight. when you picture tomorrow's meeting, what is the
          part your mind keeps going back to?
        </p>
      </MessageView>
      <MessageView from="you" time="2 minutes ago">
        honestly? the moment before it starts. everyone looking at me and me having nothing to say
      </MessageView>
      <MessageView from="process" time="just now">
        <p>so it isn't the meeting itself. it's being seen before you feel ready.</p>
        <p>has there been another time when you were looked at like that, and it turned out all right?</p>
      </MessageView>
      <MessageView from="you" time="just now">
        my sister's wedding, actually. i shook the whole way through the toast and people still cried. the
        good kind
      </MessageView>
      <TypingLine spoken="process is writing">taking in what you shared...</TypingLine>
    </>
  );
}

function CrisisTurn() {
  return (
    <>
      <MessageView from="you" time="just now">
        i don't think i can do this anymore. everyone would be better off without me
      </MessageView>
      <MessageView from="process" time="just now">
        <p>thank you for telling me. that took courage, and i'm glad you're here.</p>
        <p>are you safe right now?</p>
      </MessageView>
      <CareCard
        title="you don't have to hold this alone"
        actions={
          <>
            <ButtonAnchor href="tel:988" look="harbour" icon={<Phone />}>
              call 988
            </ButtonAnchor>
            <ButtonAnchor href="sms:988" look="harbour-quiet" icon={<MessageSquare />}>
              text 988
            </ButtonAnchor>
          </>
        }
        more={
          <>
            <a href="/crisis-support">see all crisis support</a>
            <a href="tel:911">in immediate danger, call 911</a>
          </>
        }
      >
        <p>a real person can listen, right now. it's free and confidential, at any hour.</p>
      </CareCard>
    </>
  );
}
