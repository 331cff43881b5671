import type { BodyOf } from '#contract/define-route.ts';
import type { Db } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { type DataOwner, openPaddedFor, ownerOf, sealPaddedFor } from '#server/person.ts';
import { type SafetyPlan, safetyPlanSchema, type updateSafetyPlan } from '../contract.ts';
import { findPlan, findPlanForChange, insertPlan, listWithoutPlan, updatePlan } from './store.ts';

type PlanChanges = BodyOf<typeof updateSafetyPlan>;

const EMPTY_PLAN: SafetyPlan = {
  warningSigns: '',
  whatHelps: '',
  places: '',
  people: '',
  professionals: '',
  saferSpace: '',
  reasons: '',
};

/** What most plans come to, an empty one too: that somebody has written one says that they needed it. */
const PLAN_BYTES = 1_024;

/** As it was sealed while the plan stood in the person's row. */
const cellOf = (owner: DataOwner) => ({ table: 'users', column: 'safety_plan', row: owner.id });

const open = (owner: DataOwner, sealed: Buffer): SafetyPlan =>
  safetyPlanSchema.parse(openPaddedFor(owner, cellOf(owner), sealed));
const seal = (owner: DataOwner, plan: SafetyPlan): Buffer =>
  sealPaddedFor(owner, cellOf(owner), plan, PLAN_BYTES);

/** The person's plan, opened with their own key. */
export async function openPlan(db: Db, owner: DataOwner): Promise<SafetyPlan> {
  const sealed = await findPlan(db, owner.id);
  return sealed ? open(owner, sealed) : EMPTY_PLAN;
}

/** An empty plan, as long as any: everybody who speaks has a row, so that having one says nothing. */
export const beginPlan = (tx: Db, owner: DataOwner): Promise<void> =>
  insertPlan(tx, owner.id, seal(owner, EMPTY_PLAN));

const PEOPLE_AT_ONCE = 200;

/** The same for whoever has none: they have not spoken, or come from before there were any. */
export async function beginMissingPlans({ db, keys }: Pick<Parts, 'db' | 'keys'>): Promise<void> {
  for (;;) {
    const people = await listWithoutPlan(db, PEOPLE_AT_ONCE);
    for (const person of people) await beginPlan(db, ownerOf(keys, person));
    if (people.length < PEOPLE_AT_ONCE) return;
  }
}

/** Changes the named parts; two devices at once keep each other's parts. */
export function changePlan(db: Db, owner: DataOwner, changes: PlanChanges): Promise<SafetyPlan> {
  return db.transaction(async (tx) => {
    const before = open(owner, await findPlanForChange(tx, owner.id, seal(owner, EMPTY_PLAN)));
    const plan = safetyPlanSchema.parse({ ...before, ...changes });
    await updatePlan(tx, owner.id, seal(owner, plan));
    return plan;
  });
}
