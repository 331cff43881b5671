import { Link } from '#web/ui/link.tsx';
import type { PrivateVoice } from '../private-voice-session.ts';
import { usePrivateVoiceState } from '../use-private-voice.ts';
import { linkTo } from './view.ts';
import { ViewFrame } from './view-frame.tsx';
import styles from './where-view.module.css';

/** A plain page: what stays where. Every sentence is something the app does, and the tests hold it to it. */
export function WhereView({ voice }: { voice: PrivateVoice }) {
  const storing = usePrivateVoiceState(voice, (snapshot) => snapshot.storing);
  return (
    <ViewFrame title="what stays where" lead="private voice works without an account and without a server.">
      <div className={styles.words}>
        <section>
          <h2>what you say</h2>
          <p>
            your voice is turned into words by this browser, on this device, or not at all. it is never
            recorded and never sent. where a browser can only recognise speech by sending it away, you write
            instead. some browsers can fetch what they need for it from their maker, once, if you ask for that
            in settings: your voice is no part of it.
          </p>
        </section>
        <section>
          <h2>what process answers</h2>
          <p>
            the built-in guide, and the part that notices when somebody may need a person, run inside this
            page. no model and no company is asked. replies are spoken by a voice of this device, or by the
            basic voice of the app, which comes when you ask for it and then stays here.
          </p>
        </section>
        <section>
          <h2>what is kept, and where</h2>
          <ul>
            <li>
              your words and the replies, in this browser's database <q>voiceApp</q> on this device
              {storing === 'memory' && ' (just now only until you close this page)'}.
            </li>
            <li>your settings, in the same place.</li>
            <li>
              with your words: whether a crisis card is to be shown again, so that it doesn't vanish with a
              reload.
            </li>
            <li>
              in this browser's storage: the country whose crisis lines you chose, that you have read what
              process is, and that you did not want the basic voice.
            </li>
            <li>the files of the app itself, so that it opens without a network.</li>
          </ul>
          <p>nothing of it is on our server. we can't read it, restore it or hand it over.</p>
        </section>
        <section>
          <h2>what our server sees</h2>
          <p>
            that this device fetched the app's files, as with any page: an address and a time. after the first
            visit nearly all of them come from this device. the connection check in settings fetches one of
            those files, when you press it. an error report is a mail that you see first, and send yourself or
            not.
          </p>
        </section>
        <section>
          <h2>who else could read it</h2>
          <p>
            whoever uses this browser, and whoever has this device unlocked in their hands. a{' '}
            <Link to={linkTo('settings')}>lock</Link> seals the history under a passphrase. while it is open,
            it is readable on this page. backups of this device may hold a copy, sealed if you set a lock. a
            file that you export is not sealed.
          </p>
        </section>
        <section>
          <h2>how to erase it</h2>
          <p>
            <Link to={linkTo('history')}>your history</Link> can be cleared at any time, and so can this
            page's data in the settings of your browser. some browsers erase what was not opened for a few
            weeks: an export keeps what matters to you.
          </p>
        </section>
      </div>
    </ViewFrame>
  );
}
