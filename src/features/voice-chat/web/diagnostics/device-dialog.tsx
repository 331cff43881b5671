import type { Hearing } from '../hearing/choose-hearing.ts';
import { HEARING_WORDS } from '../hearing/hearing-words.ts';
import { type DeviceReport, inspectDevice } from './device-report.ts';
import { ReportDialog, type ReportLine, type Verdict } from './report-dialog.tsx';

const supported = (has: boolean): string => (has ? 'supported' : 'not supported');

const inspect = () =>
  inspectDevice({
    userAgent: navigator.userAgent,
    // Absent on pages that are not secure, whatever the types say.
    mediaDevices: navigator.mediaDevices as MediaDevices | undefined,
    MediaRecorder: globalThis.MediaRecorder as typeof MediaRecorder | undefined,
    hasAudioContext: 'AudioContext' in globalThis,
  });

const toLines = (report: DeviceReport, hearing: Hearing | null): readonly ReportLine[] => [
  ['browser', report.userAgent],
  ['media devices', supported(report.hasMediaDevices)],
  ['recording', supported(report.hasRecording)],
  ['audio context', supported(report.hasAudioContext)],
  ['audio formats', report.formats.join(', ') || 'none'],
  ['audio inputs', report.inputs.join(', ') || 'none found'],
  ...(hearing ? [['your voice', HEARING_WORDS[hearing]] as const] : []),
];

function conclude({ isCompatible, inputs }: DeviceReport, hearing: Hearing | null): Verdict {
  if (!isCompatible) return { isGood: false, words: 'Incompatible' };
  if (hearing === 'typing') return { isGood: false, words: 'Compatible', advice: HEARING_WORDS.typing };
  if (inputs.length > 0) return { isGood: true, words: 'Compatible' };
  return {
    isGood: false,
    words: 'Compatible',
    advice: 'no microphone was found: connect one and test again. until then you can type.',
  };
}

/** What this browser can do for voice mode. */
export function DeviceDialog({ hearing, onClose }: { hearing: Hearing | null; onClose: () => void }) {
  return (
    <ReportDialog
      title="Device Compatibility Test"
      onClose={onClose}
      inspect={inspect}
      toLines={(report) => toLines(report, hearing)}
      conclude={(report) => conclude(report, hearing)}
    />
  );
}
