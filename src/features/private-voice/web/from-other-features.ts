import type { ComponentType, ReactNode } from 'react';
import type { CheckInAnswer, Safety } from '#features/safety/contract.ts';

/** What the app wires in from other features: this one may import none of their screens. None of it calls a server. */
export interface FromOtherFeatures {
  readonly SafetyBeside: ComponentType<{
    safety: Safety;
    onCheckIn: (answer: CheckInAnswer) => Promise<unknown>;
  }>;
  /** Opens the two diagnostic dialogs. `hears`: this browser recognises speech on the device. */
  readonly DeviceCheck: ComponentType<{ hears: boolean }>;
  /** What process is, before first use, and a break reminder after long use. */
  readonly disclosures: ReactNode;
  /** The country whose lines are shown, as chosen on this device. */
  readonly readCountry: () => string;
}
