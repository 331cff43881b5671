/**
 * Questions that come up in one turn of the event loop are asked as one: a crowd costs few statements. One alone waits for
 * nobody but what was read from sockets with it; and none waits for another's answer, so that none can hold the rest up.
 */
export function askTogether<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let asked: Question[] = [];
  let answers: Promise<readonly Answer[]> | null = null;

  const askAll = (): Promise<readonly Answer[]> => {
    const questions = asked;
    asked = [];
    answers = null;
    return ask(questions);
  };

  return async (question) => {
    const place = asked.push(question) - 1;
    answers ??= new Promise((resolve) => setImmediate(resolve)).then(askAll);
    // One answer to each question, in their order.
    return (await answers)[place] as Answer;
  };
}
