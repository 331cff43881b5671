import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Ends a run with what failed, by name, and one plain line: 'N passed, N failed, N skipped'. */
export default class ClosingLine implements Reporter {
  private readonly cases = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.cases.add(test);
  }

  onEnd(): void {
    const withOutcome = (outcome: string) => [...this.cases].filter((test) => test.outcome() === outcome);
    const failed = withOutcome('unexpected');
    for (const test of failed) process.stdout.write(`\nfailed: ${test.titlePath().join(' › ')}`);
    const [passed, skipped] = [withOutcome('expected').length, withOutcome('skipped').length];
    process.stdout.write(`\njourneys: ${passed} passed, ${failed.length} failed, ${skipped} skipped\n`);
  }
}
