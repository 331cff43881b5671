import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { PremiumBanner, TrialNote } from '#features/billing/web/public.ts';
import { LastConversation } from '#features/conversations/web/history/public.ts';
import { InstallNote } from '#web/shell/install-note.tsx';
import { Heart } from '#web/ui/heart.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Room } from '#web/ui/room.tsx';
import { DayMood } from './day-mood.tsx';
import { ModeCard } from './mode-card.tsx';
import styles from './options-screen.module.css';
import { useArrivalToast } from './use-arrival-toast.ts';

/** Section 9: the mode card's navigation delay. */
const OPENING_MS = 300;

/** `/options` and `/dashboard`: how to begin. */
export function OptionsScreen() {
  useArrivalToast();
  const [opening, setOpening] = useState<string | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (opening === null) return;
    const timer = setTimeout(() => void navigate(opening), OPENING_MS);
    return () => clearTimeout(timer);
  }, [opening, navigate]);
  return (
    <>
      <Room light="soft" place="high" />
      <PremiumBanner />
      <TrialNote />
      <PageHead large title="Welcome!" lead="how are you feeling today?" />
      <div className={styles.modes}>
        <ModeCard
          to="/voice"
          title="voice mode"
          art={<Heart />}
          opening={opening === '/voice'}
          onOpen={setOpening}
        >
          speak, and hear a reply spoken back
        </ModeCard>
        <ModeCard
          to="/conversation"
          title="text mode"
          art={<Sheet />}
          opening={opening === '/conversation'}
          onOpen={setOpening}
        >
          type, and read a reply in your own time
        </ModeCard>
      </div>
      <p className={styles.help}>
        if things feel too heavy right now, <Link to="/crisis-support">crisis support</Link> is here, day and
        night.
      </p>
      <DayMood />
      <LastConversation />
      <p className={styles.help}>
        rather keep everything on this device? <Link to="/private-voice">private voice</Link> needs no server.
      </p>
      <InstallNote />
    </>
  );
}

/** Ruled paper with a sentence begun. */
function Sheet() {
  return (
    <div className={styles.sheet}>
      today has been
      <br />a lot, and i<i className={styles.caret} />
    </div>
  );
}
