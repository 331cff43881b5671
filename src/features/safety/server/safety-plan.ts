import type { BodyOf } from '#contract/define-route.ts';
import type { Db } from '#server/db/database.ts';
import { type DataOwner, openJsonFor, sealJsonFor } from '#server/person.ts';
import { type SafetyPlan, safetyPlanSchema, type updateSafetyPlan } from '../contract.ts';
import { findPlan, findPlanForChange, updatePlan } from './store.ts';

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

/** As it was sealed while the plan stood in the person's row. */
const cellOf = (owner: DataOwner) => ({ table: 'users', column: 'safety_plan', row: owner.id });

const open = (owner: DataOwner, sealed: Buffer): SafetyPlan =>
  safetyPlanSchema.parse(openJsonFor(owner, cellOf(owner), sealed));
const seal = (owner: DataOwner, plan: SafetyPlan): Buffer => sealJsonFor(owner, cellOf(owner), plan);

/** The person's plan, opened with their own key. */
export async function openPlan(db: Db, owner: DataOwner): Promise<SafetyPlan> {
  const sealed = await findPlan(db, owner.id);
  return sealed ? open(owner, sealed) : EMPTY_PLAN;
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
