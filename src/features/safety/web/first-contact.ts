import type { Resource, Safety } from '../contract.ts';
import { emergencyNumberFor } from '../core/resources/resources.ts';

/** Who stands where on a card: the emergency number, the first line to turn to, and everyone else. */
export interface CardPeople {
  readonly emergencyNumber: string;
  /** At T4 the emergency number is the first button, elsewhere a line below. */
  readonly isEmergencyFirst: boolean;
  readonly first: Resource | null;
  readonly others: readonly Resource[];
}

export function arrangePeople({ tier, resources }: Pick<Safety, 'tier' | 'resources'>): CardPeople {
  const emergency = resources.find((resource) => resource.kind === 'emergency');
  const [first = null, ...others] = resources.filter((resource) => resource !== emergency);
  return {
    emergencyNumber: emergency?.phone ?? emergencyNumberFor(first?.country ?? ''),
    isEmergencyFirst: tier === 'T4',
    first,
    others,
  };
}

/** What the card says above its buttons. */
export function describePeople(safety: Pick<Safety, 'tags'>, people: CardPeople): string {
  if (people.isEmergencyFirst)
    return `if anyone may be in danger right now, call ${people.emergencyNumber} first. you don't have to be sure.`;
  if (safety.tags.includes('someone_else'))
    return 'these lines are also for people who worry about somebody. they can help you find the next words.';
  return people.first?.hours.startsWith('24 hours')
    ? "a real person can listen, right now. it's free and confidential, at any hour."
    : "a real person can listen. it's free and confidential.";
}
