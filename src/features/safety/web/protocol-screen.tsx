import { PublicFrame } from '#web/shell/public-frame.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Room } from '#web/ui/room.tsx';
import { CrisisHelp } from './crisis-help.tsx';
import styles from './protocol-screen.module.css';
import { ReferralCount } from './referral-count.tsx';

/** When somebody last read this page against what the product does. */
const REVIEWED_ON = '2026-11-21';

/** The published protocol: what process does when somebody may be in danger, in plain words. */
export function ProtocolScreen() {
  return (
    <>
      <Room light="still" place="left" />
      <PublicFrame back={<BackLink to="/options">back to dashboard</BackLink>}>
        <PageHead title="our safety protocol" lead="what process does when somebody may be in danger." />
        <div className={styles.help}>
          <CrisisHelp />
        </div>
        <div className={styles.text}>
          <h2>what process is</h2>
          <p>
            process is an AI, not a person, and not therapy. it says so before you first use it, at the start
            of every conversation, and after every three hours of use, together with a reminder to take a
            break; every hour for people who tell us that they are under 18. asked whether it is human, it
            tells the truth.
          </p>

          <h2>how it notices</h2>
          <p>
            every message is read by rules that run on our own server before any reply is written. they look
            for thoughts of suicide or self-harm, a plan or an intent, an overdose or another emergency, harm
            to others, abuse, trouble with eating, and worry about somebody else. they consider who is meant,
            whether it is now or long ago, and whether it is a figure of speech, and they remember the last
            few turns. where a language model takes part, it may make them more careful, never less.
          </p>
          <p>
            this does not depend on any outside service: when every one of them is down, the lines still
            arrive in the same turn. rules read English and Spanish in depth, and the plain forms in French,
            German, Portuguese and Italian. they can miss things. if you are in danger, please don't wait to
            be noticed: <Link to="/crisis-support">crisis support</Link> is at the top of every screen.
          </p>

          <h2>what happens then</h2>
          <ul>
            <li>the people you can call or text are shown at once, under the reply, by country.</li>
            <li>process asks directly and kindly, because asking does not put the thought there.</li>
            <li>when somebody may be in danger now, the emergency number comes first.</li>
            <li>
              it helps to take the step towards a person, and offers one way to settle: a breath, the senses,
              or a short safety plan of your own.
            </li>
            <li>
              one 'no' is not the end of it: the lines stay in sight until you have said that you are safe and
              have answered how it is for you now. a new conversation within 24 hours still shows them.
            </li>
            <li>if you worry about somebody else, there are words and lines for that too.</li>
          </ul>

          <h2>what it never does</h2>
          <ul>
            <li>it never locks a conversation or refuses the subject.</li>
            <li>it never gives information about ways to harm oneself or others.</li>
            <li>it never calls, writes to or tells anybody for you. nobody is watching a conversation.</li>
            <li>
              it never puts help behind a payment, a sign-in or a network: crisis support opens without any of
              them.
            </li>
          </ul>

          <h2>what is kept</h2>
          <p>
            your words and how you stand are encrypted at rest with a key of your own. our logs hold the names
            of the rules that matched, never the words. each line is checked at least once a year, and shows
            the day of its last check.
          </p>

          <ReferralCount />
          <p className={styles.reviewed}>
            last reviewed on <time dateTime={REVIEWED_ON}>{REVIEWED_ON}</time>. the rules are informed by
            published guidance on asking about suicide, safety planning and crisis lines.
          </p>
        </div>
      </PublicFrame>
    </>
  );
}
