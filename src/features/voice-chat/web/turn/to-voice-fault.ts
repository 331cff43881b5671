import { ERRORS, isErrorCode } from '#contract/errors.ts';
import { TurnError, type TurnFault } from '#features/conversations/web/public.ts';
import { ApiError } from '#web/api/api-error.ts';
import { MicrophoneError } from '#web/audio/microphone-error.ts';
import type { VoiceFault } from './voice-problem.ts';

/** What is known of anything that was thrown on the way from the microphone to the voice. */
export function toVoiceFault(error: unknown): VoiceFault {
  if (error instanceof TurnError) return ofTurn(error.fault);
  if (error instanceof MicrophoneError) return { message: error.message, status: 0, microphone: error.kind };
  if (!(error instanceof ApiError))
    return { message: error instanceof Error ? error.message : '', status: 0 };
  const { code, message } = error;
  // Our own time-out is the specification's 408; what the server would have answered cannot be told.
  const status = error.kind === 'timeout' ? 408 : error.status;
  return { message, status, ...(code !== undefined && isErrorCode(code) && { code }) };
}

/** A fault that a stream told of by its code. */
export function toReportedFault(code: string, message = ''): VoiceFault {
  if (!isErrorCode(code)) return { message, status: 500 };
  return { message: message || ERRORS[code].message, status: ERRORS[code].status, code };
}

/** Of a turn's own faults; a stream that broke off is the network's doing. */
function ofTurn(fault: TurnFault): VoiceFault {
  switch (fault.kind) {
    case 'unreachable':
    case 'cut':
      return { message: 'network error', status: 0 };
    case 'timeout':
      return { message: '', status: 408 };
    case 'garbage':
      return { message: '', status: 500 };
    case 'reported':
      return toReportedFault(fault.code, fault.message);
    case 'status': {
      const { message, status, code } = fault;
      return { message, status, ...(code !== null && isErrorCode(code) && { code }) };
    }
  }
}
