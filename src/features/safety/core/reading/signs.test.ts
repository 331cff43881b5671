import { describe, expect, it } from 'vitest';
import { readMessage } from '#language/read-message.ts';
import { repairWord } from '../rules/rules.ts';
import { joinVerdicts } from './detect-message.ts';
import { judgeByRules } from './judge-by-rules.ts';

const suspicionOf = (text: string, suspicion: 'none' | 'some'): string => {
  const judged = judgeByRules(readMessage(text, repairWord));
  return joinVerdicts(judged, { suspicion, isCalm: false, isWeighty: false, troubles: [], isChatting: false })
    .suspicion;
};

describe('signs of leaving', () => {
  it.each([
    'i gave my brother my guitar',
    "i've written to my boys",
    'got my affairs in order',
    "i shan't be needing it",
    'made my mind up on sunday',
    "no plans for after that, and i haven't booked anything",
    'regalé mi guitarra',
    'die Briefe sind geschrieben',
  ])('%s: nothing by itself, and strong beside words that weigh', (text) => {
    expect(suspicionOf(text, 'none')).toBe('none');
    expect(suspicionOf(text, 'some')).toBe('strong');
  });

  it.each([
    'i said goodbye to the class',
    'that was my last shift',
    "i'm calm about it",
    'i have decided, flask first',
    'i have decided to apologise',
  ])('%s: asks nothing even beside words that weigh', (text) => {
    expect(suspicionOf(text, 'some')).toBe('some');
  });
});
