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

const toLines = (report: DeviceReport): readonly ReportLine[] => [
  ['browser', report.userAgent],
  ['media devices', supported(report.hasMediaDevices)],
  ['recording', supported(report.hasRecording)],
  ['audio context', supported(report.hasAudioContext)],
  ['audio formats', report.formats.join(', ') || 'none'],
  ['audio inputs', report.inputs.join(', ') || 'none found'],
];

function conclude({ isCompatible, inputs }: DeviceReport): Verdict {
  if (!isCompatible) return { isGood: false, words: 'Incompatible' };
  if (inputs.length > 0) return { isGood: true, words: 'Compatible' };
  return {
    isGood: false,
    words: 'Compatible',
    advice: 'no microphone was found: connect one and test again. until then you can type.',
  };
}

/** What this browser can do for voice mode. */
export function DeviceDialog({ onClose }: { onClose: () => void }) {
  return (
    <ReportDialog
      title="Device Compatibility Test"
      onClose={onClose}
      inspect={inspect}
      toLines={toLines}
      conclude={conclude}
    />
  );
}
