import { Printer } from 'lucide-react';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Room } from '#web/ui/room.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { SAFETY_PLAN_PART_MAX_CHARACTERS, SAFETY_PLAN_PARTS } from '../contract.ts';
import { CrisisHelp } from './crisis-help.tsx';
import { textOf } from './plan-machine.ts';
import { PLAN_PARTS } from './safety-plan-parts.ts';
import styles from './safety-plan-screen.module.css';
import { type EditedPlan, useSafetyPlan } from './use-safety-plan.ts';

/** A short plan in the person's own words: sealed on the server, readable by nobody else, and printable. */
export function SafetyPlanScreen() {
  const plan = useSafetyPlan();
  const { state, dispatch } = plan;
  if (state.status === 'load-failed')
    return (
      <>
        <ErrorState
          isPage
          title="your plan could not be opened"
          message="please check your connection and try again."
          reassurance="what you wrote is safe. people are here meanwhile:"
          action={<Button onClick={() => dispatch({ type: 'asked' })}>try again</Button>}
        />
        <CrisisHelp />
      </>
    );
  return (
    <>
      <Room />
      <PageHead title="my safety plan" lead="for a hard hour, written in a calmer one." />
      <p className={styles.intro}>
        fill in as much or as little as you like. it is encrypted with your own key, never read by us, and
        never part of a conversation.
      </p>
      {state.status === 'loading' ? (
        <div className={styles.parts}>
          <p role="status">opening your plan…</p>
          {SAFETY_PLAN_PARTS.map((part) => (
            <Skeleton key={part} height="96px" />
          ))}
        </div>
      ) : (
        <PlanForm {...plan} />
      )}
      <div className={styles.help}>
        <CrisisHelp />
        <p className={styles.screenOnly}>
          how process decides to show these: <Link to="/safety">our safety protocol</Link>
        </p>
      </div>
    </>
  );
}

function PlanForm({ state, dispatch, unsaved, save }: EditedPlan) {
  return (
    <form
      className={styles.parts}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {SAFETY_PLAN_PARTS.map((part) => (
        <div key={part} className={styles.part}>
          <TextArea
            label={PLAN_PARTS[part].title}
            hint={PLAN_PARTS[part].hint}
            rows={3}
            maxLength={SAFETY_PLAN_PART_MAX_CHARACTERS}
            value={textOf(state, part)}
            onChange={(event) => dispatch({ type: 'written', part, text: event.target.value })}
          />
          <p className={styles.printed} aria-hidden="true">
            {textOf(state, part)}
          </p>
        </div>
      ))}
      <div className={styles.acts}>
        <Button type="submit" busy={state.status === 'saving'} aria-disabled={!unsaved}>
          save
        </Button>
        <Button look="quiet" icon={<Printer />} onClick={() => window.print()}>
          print
        </Button>
        <span role="status" className={styles.status}>
          {state.status === 'saved' && 'saved'}
          {state.status === 'saving' && 'saving...'}
        </span>
      </div>
      {state.status === 'save-failed' && (
        <Banner tone="error">this could not be saved. your words are still here; please try again.</Banner>
      )}
    </form>
  );
}
