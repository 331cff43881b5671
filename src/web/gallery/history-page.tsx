import { useState } from 'react';
import { SignedInFrame } from '../shell/signed-in-frame.tsx';
import { Button } from '../ui/button.tsx';
import { ConversationPickRow, ConversationRow } from '../ui/conversation-row.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Room } from '../ui/room.tsx';
import { useSampleRail } from './sample-nav.tsx';

const rows = [
  {
    title: 'before the meeting',
    preview:
      "so it isn't the meeting itself. it's being seen before you feel ready. has there been another time…",
    when: 'just now',
    mood: 'reflective',
    mode: 'text',
    messages: '14 messages',
    length: '12 min',
    insights: '2 insights',
    tags: ['work', 'being seen'],
  },
  {
    title: 'missing grandma on her birthday',
    preview: 'you kept her recipe card in your coat all winter. what would you have told her today?',
    when: '5 hours ago',
    mood: 'sad',
    mode: 'voice',
    messages: '9 messages',
    length: '21 min',
    breakthrough: true,
    tags: ['grief', 'family'],
  },
  {
    title: 'a first good morning in a while',
    preview: 'notice that you opened the curtains before you checked your phone. small, and yours.',
    when: 'yesterday',
    mood: 'hopeful',
    mode: 'voice',
    messages: '6 messages',
    length: '8 min',
  },
] as const;

export function HistoryPage() {
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  return (
    <>
      <Room place="corner" />
      <SignedInFrame {...useSampleRail('/chat-history')}>
        <PageHead title="your conversations">
          <Button look="text" onClick={() => setPicked(picked ? null : [])}>
            {picked ? 'clear' : 'select'}
          </Button>
        </PageHead>
        {rows.map((row, index) =>
          picked ? (
            <ConversationPickRow
              key={row.title}
              {...row}
              checked={picked.includes(row.title)}
              onChange={(on) =>
                setPicked(on ? [...picked, row.title] : picked.filter((title) => title !== row.title))
              }
            />
          ) : (
            <ConversationRow key={row.title} {...row} to="/history" nextMood={rows[index + 1]?.mood} />
          ),
        )}
      </SignedInFrame>
    </>
  );
}
