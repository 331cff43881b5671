import { SignedInFrame } from '../shell/signed-in-frame.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Heart } from '../ui/heart.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Room } from '../ui/room.tsx';
import styles from './gallery.module.css';
import { useSampleRail } from './sample-nav.tsx';

export function OptionsPage() {
  return (
    <>
      <Room light="soft" place="high" />
      <SignedInFrame {...useSampleRail('/options')}>
        <PageHead large title="Welcome!" lead="how are you feeling today?">
          <Button look="text">select</Button>
        </PageHead>
        <Card className={styles.heart}>
          <Heart />
        </Card>
      </SignedInFrame>
    </>
  );
}
