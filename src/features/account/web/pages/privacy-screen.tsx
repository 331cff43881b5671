import { LOG_KEPT_DAYS } from '#contract/frontend-log.ts';
import { Link } from '#web/ui/link.tsx';
import { RESET_TOKEN_MINUTES } from '../../core/limits.ts';
import { Part, ReadingPage } from './reading-page.tsx';

/** /privacy */
export function PrivacyScreen() {
  return (
    <ReadingPage
      title="privacy"
      lead="what you say here is for you. encrypted at rest; not used for analytics; never read by us."
    >
      <Part title="what is stored">
        <ul>
          <li>your name and email address, encrypted with a key of your own.</li>
          <li>your password, as a hash that cannot be turned back.</li>
          <li>
            your conversations: messages, titles, summaries, moods and tags, encrypted with the same key.
          </li>
          <li>the devices you are signed in on, the country you chose, and what you agreed to and when.</li>
          <li>
            technical reports of your browser, without message text, addresses or tokens, for {LOG_KEPT_DAYS}{' '}
            days.
          </li>
        </ul>
        <p>voice recordings are never stored: they are held in memory until they are turned into text.</p>
      </Part>
      <Part title="who else sees something">
        <p>
          with the built-in guide, nobody. when this server is set up with an outside model or speech
          provider, your words or your voice are sent there only after you have said yes, and you can take
          that back in settings at any time. payments, where there are any, are handled by the payment
          provider: card numbers never reach us.
        </p>
        <p>there are no advertisements, no third-party scripts and no tracking.</p>
      </Part>
      <Part title="figures">
        <p>
          we count how process is used, for example how long conversations take. these figures hold no names,
          no accounts and no text. how moods, themes and talks go is summed up only where enough people stand
          behind it.
        </p>
      </Part>
      <Part title="in this browser">
        <p>
          process keeps your sign-in, drafts, a short-lived copy of your history and a few choices in this
          browser's storage. there are no cookies. the <Link to="/private-voice">private voice app</Link>{' '}
          keeps everything on your device.
        </p>
      </Part>
      <Part title="your rights">
        <ul>
          <li>see and take along: export everything as a file, in settings.</li>
          <li>correct: change your name, country and choices in settings.</li>
          <li>
            delete: single conversations, all of them, or your account. deleting the account destroys your key
            at once; what a backup still holds opens for nobody once the next one is made.
          </li>
        </ul>
        <p>
          a link to set a new password works once, for {RESET_TOKEN_MINUTES} minutes. questions: see{' '}
          <Link to="/contact">contact</Link>.
        </p>
      </Part>
    </ReadingPage>
  );
}
