import { Link } from '#web/ui/link.tsx';
import { TERMS_VERSION } from '../../contract.ts';
import { Part, ReadingPage } from './reading-page.tsx';

/** /terms */
export function TermsScreen() {
  return (
    <ReadingPage title="terms" lead="what you can expect of process, and what process asks of you.">
      <p>version {TERMS_VERSION}. you agree to these terms when you create an account.</p>
      <Part title="what process is">
        <p>
          process is a place to put feelings into words, by typing or by speaking, with an AI companion. it is
          an AI, not a person. it is not therapy, and it does not replace medical or psychological care or an
          emergency service.
        </p>
        <p>
          if you are in danger, or somebody else is, turn to people: the lines are on{' '}
          <Link to="/crisis-support">crisis support</Link>, which works without an account.
        </p>
      </Part>
      <Part title="who may use it">
        <p>
          you must be at least 16 years old. if you are under 18, please talk to a parent or guardian about
          using process.
        </p>
      </Part>
      <Part title="your account">
        <ul>
          <li>
            keep your password to yourself. if you think somebody knows it, change it in settings: other
            devices are signed out.
          </li>
          <li>
            what you write stays yours. you can export it and delete it at any time, also when a subscription
            has ended.
          </li>
          <li>do not use process to harm others, to break the law, or to attack or overload the service.</li>
        </ul>
      </Part>
      <Part title="subscription">
        <p>
          where a subscription is asked for, it begins with a free trial of 7 days. you can cancel at any
          time; it then runs to the end of the paid period. reading, exporting and deleting your
          conversations, and crisis support, never need one.
        </p>
      </Part>
      <Part title="what we cannot promise">
        <p>
          replies come from software and can be wrong. the service can be interrupted. we promise no
          particular outcome. nothing here limits rights that the law gives you.
        </p>
      </Part>
      <Part title="changes and questions">
        <p>
          when these terms change in a way that matters, we tell you before it takes effect. questions: see{' '}
          <Link to="/contact">contact</Link>. how we handle what you tell us is on{' '}
          <Link to="/privacy">privacy</Link>.
        </p>
      </Part>
    </ReadingPage>
  );
}
