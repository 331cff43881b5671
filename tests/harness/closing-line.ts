import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Ends a run with what was flaky or failed, by name, and one plain line: 'N passed, N failed, N skipped'. */
export default class ClosingLine implements Reporter {
  private readonly cases = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.cases.add(test);
  }

  onEnd(): void {
    const count = (wanted: string[]) =>
      [...this.cases].filter((test) => wanted.includes(test.outcome())).length;
    const [passed, failed, skipped] = [
      count(['expected', 'flaky']),
      count(['unexpected']),
      count(['skipped']),
    ];
    for (const [outcome, word] of [
      ['flaky', 'flaky'],
      ['unexpected', 'failed'],
    ])
      for (const test of this.cases)
        if (test.outcome() === outcome) process.stdout.write(`\n${word}: ${test.titlePath().join(' › ')}`);
    process.stdout.write(`\njourneys: ${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  }
}
