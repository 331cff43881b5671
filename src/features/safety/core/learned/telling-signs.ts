/** What people seldom say who stay. The other signs (a goodbye, a last time, rest, being a burden) only weigh. */
export const TELLING_SIGNS: ReadonlySet<string> = new Set(
  ['given', 'papers', 'letters', 'need', 'decided', 'after', 'future', 'worth'].map(
    (name) => `any.sign-${name}`,
  ),
);
