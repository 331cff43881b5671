import { supportEmail } from '#web/config.ts';
import { Link } from '#web/ui/link.tsx';
import { RESET_TOKEN_MINUTES } from '../../core/limits.ts';
import { Part, ReadingPage } from './reading-page.tsx';

/** /contact */
export function ContactScreen() {
  return (
    <ReadingPage
      title="contact"
      lead="this page is for questions about process itself. nobody reads it around the clock."
    >
      <Part title="if you need someone now">
        <p>
          please don't wait for an answer from us. the people on{' '}
          <Link to="/crisis-support">crisis support</Link> are there for exactly this.
        </p>
      </Part>
      <Part title="no mail to set a new password?">
        <ul>
          <li>look in the spam folder. the mail comes within a few minutes.</li>
          <li>
            check the address: we send a mail only to addresses that have an account, and never say which have
            one.
          </li>
          <li>
            ask again on <Link to="/forgot-password">reset your password</Link>. every link works for{' '}
            {RESET_TOKEN_MINUTES} minutes, until one of them is used.
          </li>
        </ul>
      </Part>
      <Part title="your data">
        <p>
          you can export and delete everything yourself, in settings. what is held, and why, is on{' '}
          <Link to="/privacy">privacy</Link>.
        </p>
      </Part>
      <Part title="everything else">
        <p>
          process is run by whoever gave you its address: their people can help with accounts, payments and
          faults. <HowToReach email={supportEmail()} /> please never send them a password, and no more of a
          conversation than you want them to read.
        </p>
      </Part>
    </ReadingPage>
  );
}

function HowToReach({ email }: { email: string | null }) {
  if (email === null) return 'they have not named an address here; ask where you heard of it.';
  return (
    <>
      write to <a href={`mailto:${email}`}>{email}</a>.
    </>
  );
}
