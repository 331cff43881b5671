import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { countVoiceWaits } from '#features/analytics/server/public.ts';
import { shortenReply, type TurnRunner } from '#features/conversations/server/public.ts';
import { addRoute } from '#server/http/add-route.ts';
import { countryOf } from '#server/http/country.ts';
import type { Parts } from '#server/parts.ts';
import type { Person } from '#server/person.ts';
import type { Limit } from '#server/rate-limits.ts';
import { recordVoice, reportHeard, reportLatency, sendPiece, speakText, takeVoiceTurn } from '../contract.ts';
import { cutText } from '../core/cut-text.ts';
import { toSpeakable } from '../core/to-speakable.ts';
import { createEngines, type Engines } from './engines.ts';
import { type Heard, hearRecording } from './hear-recording.ts';
import { leavingOf } from './leaving-of.ts';
import { readUpload } from './read-upload.ts';
import { createRecordingsAhead, type RecordingsAhead } from './recordings-ahead.ts';
import { createSpeechAllowance } from './speech-allowance.ts';
import { takePiece } from './take-piece.ts';
import { takeTurn } from './take-turn.ts';
import { tellTurn } from './tell-turn.ts';
import { createUploadRoom, type UploadRoom } from './upload-room.ts';

/** Faster than anybody can talk, and slow enough that no provider's bill runs away. */
const RECORDINGS_BY_PERSON: Limit = { name: 'voice-recordings', points: 30, seconds: 60 };
/** Twenty hours of the longest. */
const RECORDINGS_BY_DAY: Limit = { name: 'voice-recordings-day', points: 600, seconds: 86_400 };
/** Recordings whose beginning is sent ahead; each then counts as one, too. */
const AHEAD_BY_PERSON: Limit = { name: 'voice-ahead', points: 30, seconds: 60 };
/** Looks for words in a pause, beside those at the end. */
const PAUSES_BY_DAY: Limit = { name: 'voice-pauses-day', points: 600, seconds: 86_400 };
const SPEECH_BY_PERSON: Limit = { name: 'voice-speech', points: 60, seconds: 60 };
const REPORTS_BY_PERSON: Limit = { name: 'voice-reports', points: 120, seconds: 60 };

interface VoiceParts {
  readonly runner: TurnRunner;
  /** Throws for whoever may not talk; it stands before any provider is asked. */
  readonly ensureEntitled: (person: Person) => Promise<void>;
}

/** The routes of the spoken conversation. Their uploads are read here and nowhere else. */
export async function addVoiceRoutes(
  parent: FastifyInstance,
  parts: Parts,
  voice: VoiceParts,
): Promise<void> {
  const { runner, ensureEntitled } = voice;
  const { db, rateLimits } = parts;
  const engines = createEngines(parts.env);
  const room = createUploadRoom();
  const voiceFor = createSpeechAllowance({ ...parts, engines }, parts.env.SPEECH_CHARACTERS_PER_DAY);
  const ahead = createRecordingsAhead<Heard>(room);
  parent.addHook('onClose', () => {
    ahead.close();
    return engines.close();
  });

  const countRecording = async (person: Person): Promise<void> => {
    await rateLimits.use(RECORDINGS_BY_PERSON, person.id);
    await rateLimits.use(RECORDINGS_BY_DAY, dayKeyOf(person));
  };
  const dayKeyOf = ({ id }: Person): string => `${id}:${parts.now().toISOString().slice(0, 10)}`;

  await parent.register((app, _options, done) => {
    void app.register(multipart);

    addRoute(app, recordVoice, async (request, reply) => {
      const { person } = request;
      const signal = leavingOf(reply);
      await ensureEntitled(person);
      await countRecording(person);
      const recogniser = engines.recogniserFor(person);
      return room.hold(person.id, signal, async (takeRoom) => {
        const { audio } = await readUpload(request, { takeRoom, signal });
        if (audio === null) throw new AppError('invalid_input', { fields: { audio: 'is missing' } });
        const { openRecording } = engines;
        return hearRecording(audio, { openRecording, recogniser, signal });
      });
    });

    addPieceRoute(app, { ahead, engines, room, rateLimits, ensureEntitled, dayKeyOf });

    addRoute(app, takeVoiceTurn, async (request, reply) => {
      const { person } = request;
      const signal = leavingOf(reply);
      await ensureEntitled(person);
      await countRecording(person);
      const synthesiser = await voiceFor(person);
      synthesiser.warm?.();
      const country = countryOf(request);
      const turnParts = { ...parts, engines, ahead, runner, person, country, signal };
      const taken = await room.hold(person.id, signal, async (takeRoom) =>
        takeTurn({ ...turnParts, takeRoom }, await readUpload(request, { takeRoom, signal })),
      );
      return tellTurn(taken, {
        synthesiser,
        reply,
        toCode: (error) => {
          const code = error instanceof AppError ? error.code : 'synthesis_failed';
          parts.log.warn({ err: error, code }, 'a reply could not be spoken');
          return code;
        },
      });
    });
    done();
  });

  addRoute(parent, speakText, async ({ person, body }, reply) => {
    await ensureEntitled(person);
    await rateLimits.use(SPEECH_BY_PERSON, person.id);
    const text = toSpeakable(body.text);
    if (text === '') throw new AppError('invalid_input', { fields: { text: 'has no words' } });
    const voice = await voiceFor(person);
    const { mime, pieces } = await voice.speakWhole(text, leavingOf(reply));
    return reply.type(mime).send(Readable.from(pieces, { objectMode: false }));
  });

  addRoute(parent, reportHeard, async ({ person, body }) => {
    await rateLimits.use(REPORTS_BY_PERSON, person.id);
    const turn = await runner.resume(person, body.clientMessageId);
    if (!turn) throw new AppError('not_found');
    await turn.finished;
    await shortenReply(db, person, body.clientMessageId, (reply) => cutText(reply, body.characters));
    return { success: true as const };
  });

  addRoute(parent, reportLatency, async ({ person, body }) => {
    await rateLimits.use(REPORTS_BY_PERSON, person.id);
    await countVoiceWaits(parts, { ...body, at: parts.now() });
    return { success: true as const };
  });
}

interface PieceRouteParts extends Pick<VoiceParts, 'ensureEntitled'>, Pick<Parts, 'rateLimits'> {
  readonly ahead: RecordingsAhead<Heard>;
  readonly engines: Engines;
  readonly room: UploadRoom;
  readonly dayKeyOf: (person: Person) => string;
}

function addPieceRoute(app: FastifyInstance, parts: PieceRouteParts): void {
  const { room, rateLimits, ensureEntitled, dayKeyOf } = parts;
  addRoute(app, sendPiece, async (request, reply) => {
    const { person } = request;
    const signal = leavingOf(reply);
    await ensureEntitled(person);
    const begin = () => rateLimits.use(AHEAD_BY_PERSON, person.id);
    const mayHear = async (): Promise<boolean> =>
      (await rateLimits.take(PAUSES_BY_DAY, dayKeyOf(person))) <= PAUSES_BY_DAY.points;
    return room.hold(person.id, signal, async (takeRoom) =>
      takePiece({ ...parts, person, begin, mayHear }, await readUpload(request, { takeRoom, signal })),
    );
  });
}
