import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { focusHeading } from '#web/focus-screen.ts';
import { loadInTime } from '#web/load-in-time.ts';
import { NoticeContext } from '#web/shell/notice.tsx';
import { OfflineWords } from '#web/shell/offline-banner.tsx';
import { Room } from '#web/ui/room.tsx';
import { waitFor } from './before-retry.ts';
import type { FromOtherFeatures } from './from-other-features.ts';
import type { PrivateVoice } from './private-voice-session.ts';
import { probeMicrophone } from './talking/speech.ts';
import { useOwnManifest } from './use-own-manifest.ts';
import { usePrivateVoice, usePrivateVoiceState } from './use-private-voice.ts';
import { useVoiceTheme } from './use-voice-theme.ts';
import { TalkView } from './views/talk-view.tsx';
import { useView, type View } from './views/view.ts';
import { VoiceBoundary } from './voice-boundary.tsx';

const RETRY = { probeMicrophone, wait: waitFor };

/** /private-voice: no account, no server. What is said stays in this browser. */
export function PrivateVoiceScreen(others: FromOtherFeatures) {
  useOwnManifest();
  const voice = usePrivateVoice(others.readCountry);
  if (voice === null) return <Room light="soft" place="centre" />;
  return (
    <OfflineWords value="you're offline. nothing here needs a network.">
      <VoiceBoundary retry={RETRY}>
        <OpenVoice voice={voice} others={others} />
      </VoiceBoundary>
    </OfflineWords>
  );
}

/** Made anew after a failure, as a lazy component remembers that its file did not come. */
const makeViews = () => ({
  history: lazy(async () => ({
    default: (await loadInTime(() => import('./views/history-view.tsx'))).HistoryView,
  })),
  settings: lazy(async () => ({
    default: (await loadInTime(() => import('./views/settings-view.tsx'))).SettingsView,
  })),
  where: lazy(async () => ({
    default: (await loadInTime(() => import('./views/where-view.tsx'))).WhereView,
  })),
  locked: lazy(async () => ({
    default: (await loadInTime(() => import('./views/locked-view.tsx'))).LockedView,
  })),
});

function OpenVoice({ voice, others }: { voice: PrivateVoice; others: FromOtherFeatures }) {
  const [views] = useState(makeViews);
  const theme = usePrivateVoiceState(voice, ({ app }) => app.userSettings.theme);
  const isLocked = usePrivateVoiceState(voice, ({ lock }) => lock.status === 'locked');
  const view = useView();
  useVoiceTheme(theme);
  const { history: HistoryView, settings: SettingsView, where: WhereView, locked: LockedView } = views;
  return (
    <Suspense fallback={<Room light="soft" place="centre" />}>
      <NoticeContext value={isLocked ? null : others.disclosures}>
        {view === 'where' ? (
          <WhereView voice={voice} />
        ) : isLocked ? (
          <LockedView voice={voice} />
        ) : view === 'history' ? (
          <HistoryView voice={voice} />
        ) : view === 'settings' ? (
          <SettingsView voice={voice} DeviceCheck={others.DeviceCheck} />
        ) : (
          <TalkView voice={voice} SafetyBeside={others.SafetyBeside} />
        )}
      </NoticeContext>
      <FocusOnArrival view={isLocked ? 'locked' : view} />
    </Suspense>
  );
}

/**
 * Another view is another page to whoever listens to it: its heading is read. The first one is read by itself.
 * It stands beside the view, so that it waits with it for the view's file.
 */
function FocusOnArrival({ view }: { view: View | 'locked' }) {
  const before = useRef(view);
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    focusHeading();
  }, [view]);
  return null;
}
