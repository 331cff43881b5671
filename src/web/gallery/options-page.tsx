import { SignedInFrame } from '../shell/signed-in-frame.tsx';
import { Heart } from '../ui/heart.tsx';
import { ModeCard, ModePair, TextSheet } from '../ui/mode-card.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Room } from '../ui/room.tsx';

import { useSampleRail } from './sample-nav.tsx';

export function OptionsPage() {
  return (
    <>
      <Room light="soft" place="high" />
      <SignedInFrame {...useSampleRail('/options')}>
        <PageHead large title="Welcome!" lead="how are you feeling today?" />
        <ModePair>
          <ModeCard
            to="/voice"
            title="voice mode"
            detail="speak, and hear a reply spoken back"
            art={<Heart />}
          />
          <ModeCard
            to="/conversation"
            title="text mode"
            detail="type, and read a reply in your own time"
            art={<TextSheet lines={['today has been', 'a lot, and i']} />}
          />
        </ModePair>
      </SignedInFrame>
    </>
  );
}
