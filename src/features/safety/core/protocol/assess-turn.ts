import { detectLanguage } from '#language/detect-language.ts';
import type { OpenQuestion } from '#language/open-question.ts';
import { readMessage } from '#language/read-message.ts';
import { namesByName } from '#language/somebody-near.ts';
import type { Certainty, Safety, SafetyGuidance } from '../../contract.ts';
import type { Learned } from '../learned/load-learned.ts';
import { moreSuspicious } from '../learned/weigh-message.ts';
import { judgeMessage, type MessageVerdict } from '../reading/detect-message.ts';
import { namingTheSpeech } from '../reading/end-of-a-speech.ts';
import {
  isBareDenial,
  isDenial,
  isTakeback,
  isUnreached,
  namesNobody,
  namesSomebody,
  readAnswer,
  readBarrier,
} from '../reading/read-answer.ts';
import { readContext } from '../reading/read-context.ts';
import { readDyingAnswer } from '../reading/read-dying-answer.ts';
import { isFarOff } from '../reading/read-nearness.ts';
import { countryNamed } from '../resources/country-named.ts';
import { repairWord } from '../rules/rules.ts';
import { highestTier, isAtLeast } from '../tiers.ts';
import { advanceState } from './advance-state.ts';
import { chooseMove } from './choose-move.ts';
import { chooseWords } from './choose-words.ts';
import { combineWithModel, type TierVerdict } from './combine-with-model.ts';
import { askedByModel, doubtOf } from './doubt.ts';
import { guideCompanion } from './guide-companion.ts';
import { presentSafety } from './present-safety.ts';
import { isOnAlert, isPinned, joinStates, type SafetyState } from './safety-state.ts';
import { type HeardSuspicion, isOfOthers, wasHeardLately } from './suspicion-state.ts';
import type { TurnReading } from './turn-reading.ts';

export type { SafetyState } from './safety-state.ts';

export interface SafetyTurn {
  readonly text: string;
  /** The last messages of this conversation, oldest first, without `text`; at most 8 turns are read. */
  readonly recent: readonly { readonly sender: 'user' | 'bot'; readonly text: string }[];
  /** What was asked last, by the companion or by this protocol. */
  readonly question: OpenQuestion | null;
  /** The conversation's state; null at its start. */
  readonly state: SafetyState | null;
  /** The person's state from other conversations; ignored when older than 24 h. */
  readonly personState: SafetyState | null;
  /** ISO 3166 alpha-2; the person's choice wins over the locale. */
  readonly country: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly spoken: boolean;
  /** Makes the choice of words repeatable: the conversation's id. */
  readonly seed: string;
  /** What words weigh; null where it has not come yet: the rules are alone. */
  readonly learned: Learned | null;
  /** What a model made of the text, where one was asked; it may raise, and may clear a suspicion. */
  readonly model?: TierVerdict;
  /** A model's reply to the text asks about dying of its own accord: people stand beside the question. */
  readonly isAskedByModel?: boolean;
}

export interface SafetyOutcome {
  /** What the wire carries; null where there is nothing to show. */
  readonly safety: Safety | null;
  readonly state: SafetyState;
  /** When set, this is the reply to the turn: it does not depend on any companion. */
  readonly reply: string | null;
  /** What is asked of the companion, where it replies. */
  readonly guidance: SafetyGuidance;
  /** How sure the verdict on this message is; null where nothing was heard. */
  readonly certainty: Certainty | null;
  /** Something is suspected, weighs something or answers a question about dying: where there is a model, it is asked. */
  readonly isDoubtful: boolean;
  /** The rules that made the verdict: for tests and figures, never logged (docs/safety.md). */
  readonly ruleIds: readonly string[];
}

/**
 * Reads one turn and decides what safety needs of it: the card or the quiet line, the state to keep and, where it must
 * not be left to a companion, the reply. Pure and linear in the length of the text. `spoken` makes the reply short
 * enough to be heard.
 */
export function assessTurn(turn: SafetyTurn): SafetyOutcome {
  const before = joinStates(turn.state, turn.personState, turn.now);
  const { question, recent, learned } = turn;
  const message = readMessage(judgedText(turn, before), repairWord);
  const alone = judgeMessage(message, {
    question,
    learned,
    isAlert: isOnAlert(before),
    spokenOf: before.tags.filter(isOfOthers),
  });
  const context = readContext({ verdict: alone, sentences: message.sentences, recent, learned });
  const byRules = {
    ...alone,
    suspicion: moreSuspicious(
      moreSuspicious(alone.suspicion, context.suspicion),
      alone.isLeaving && wasHeardLately(before.suspicion, before.turn) ? 'some' : 'none',
    ),
    ruleIds: [...alone.ruleIds, ...context.ruleIds],
  };
  const verdict = turn.model ? combineWithModel(byRules, turn.model) : byRules;
  const reading = readTurn({ text: turn.text, plain: message.plain }, verdict, { question, before });
  const decision = chooseMove(reading, before);
  const heard: HeardSuspicion = {
    suspicion: verdict.suspicion,
    isChatting: verdict.isChatting,
    isForWords: FOR_WORDS.test(message.plain),
    tags: verdict.suspectedTags,
    ruleIds: verdict.ruleIds,
  };
  const doubted = doubtOf({ reading, decision, heard, before });
  const doubt = turn.isAskedByModel === true ? askedByModel(doubted, before.turn) : doubted;
  const language = detectLanguage(turn.text, before.language);
  const country = countryOf(turn, before);
  const saying = { turn: { ...turn, country }, decision, reading, before, language };
  const words = chooseWords(saying);
  const guided = guideCompanion({
    ...saying,
    doubt,
    verdict,
    words: words?.text ?? null,
    isHeardByModel: turn.model !== undefined,
  });
  const keys = [...(words?.keys ?? []), ...guided.keys];
  const state = advanceState({
    ...saying,
    doubt,
    heardTags: heard.tags,
    keys,
    guided: guided.asksAgain,
    now: turn.now,
  });
  const messageTier = highestTier([reading.tier, decision.tier ?? 'T0']);
  const isCertain = isAtLeast(messageTier, 'T2') || reading.tags.some((tag) => tag !== 'minor');
  const isSuspected = heard.suspicion !== 'none' || heard.tags.length > 0;
  return {
    safety: presentSafety({
      state,
      messageTier,
      reading,
      doubt,
      suspectedTags: heard.tags,
      country,
    }),
    state,
    reply: words?.text ?? null,
    guidance: guided.guidance,
    certainty: isCertain ? 'certain' : isSuspected ? 'suspected' : null,
    isDoubtful: !isCertain && (isSuspected || isInDoubt(verdict, question)),
    ruleIds: heard.ruleIds,
  };
}

/** A speech is only named where nothing was heard and nothing asked in this talk. */
const judgedText = ({ text, recent, question }: SafetyTurn, { tier, suspicion }: SafetyState): string =>
  question?.kind === 'dying' || isPinned(tier) || suspicion.heardOn !== null
    ? text
    : namingTheSpeech(text, recent);

/** 'i wanted to write something to my sister' */
const FOR_WORDS =
  /\b(?:write|writing|word|leave|leaving) (?:\w+ ){0,3}?(?:to|for) (?:my|her|him|them|the kids|everyone|everybody|our)\b/u;

/** Where danger stands, the country that they said they are in; else the one chosen. */
function countryOf({ text, recent, country }: SafetyTurn, before: SafetyState): string {
  if (!isPinned(before.tier)) return country;
  const said = [...recent.filter(({ sender }) => sender === 'user').map((message) => message.text), text];
  const named = said.map((one) => countryNamed(readMessage(one, repairWord).plain));
  return named.findLast((one) => one !== null) ?? country;
}

const isInDoubt = ({ isDistressed, isWeighty }: MessageVerdict, question: OpenQuestion | null): boolean =>
  isDistressed || isWeighty || question?.kind === 'dying';

function readTurn(
  { text, plain }: { readonly text: string; readonly plain: string },
  verdict: MessageVerdict,
  { question, before }: { readonly question: OpenQuestion | null; readonly before: SafetyState },
): TurnReading {
  const { ownTier } = verdict;
  // 'can you reach them?': whoever is worried about does not answer.
  const isLost = before.step === 'helper_asked' && question?.by === 'protocol' && isUnreached(plain);
  // Whoever is in danger themselves tells of those who help them.
  const isOwnTalk = isPinned(before.tier) && isOnAlert(before) && !before.tags.includes('someone_else');
  const heard = isOwnTalk ? verdict.tags.filter((tag) => tag !== 'someone_else') : verdict.tags;
  const tier = isLost ? 'T4' : heard.length < verdict.tags.length ? ownTier : verdict.tier;
  return {
    tier,
    tags: isLost ? [...new Set([...verdict.tags, 'someone_else' as const])] : heard,
    isOwn: tier !== 'T0' && isAtLeast(ownTier, tier),
    isSelfHarmOnly: verdict.isSelfHarmOnly,
    isPlannedLater: verdict.isPlanOnly && isFarOff(plain),
    isBereaved: verdict.isBereaved,
    answer: readAnswer(plain),
    dyingAnswer: readDyingAnswer(plain, {
      isSuspected: verdict.suspicion !== 'none',
      isCertain: isPinned(before.tier),
    }),
    isDenial: isDenial(plain),
    isBareDenial: isBareDenial(plain),
    isTakeback: isTakeback(plain),
    barrier: readBarrier(plain),
    namesSomebody: namesSomebody(plain) || (namesByName(text) && !namesNobody(plain)),
    plain,
    question,
  };
}
