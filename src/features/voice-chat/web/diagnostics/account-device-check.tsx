import { useState } from 'react';
import { useHearing } from '../hearing/use-hearing.ts';
import { openVoiceSettings } from '../voice-settings.ts';
import { DeviceCheck } from './device-check.tsx';

/** The device check of somebody who is signed in: it tells of who hears them what the voice screen goes by. */
export function AccountDeviceCheck() {
  const [{ allowRemote }] = useState(() => openVoiceSettings(localStorage).getSnapshot());
  return <DeviceCheck hearing={useHearing(allowRemote).hearing} />;
}
