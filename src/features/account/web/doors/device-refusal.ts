/** The person said no to their browser, or it could not do what was asked. The message is for people. */
export class DeviceRefusal extends Error {
  override name = 'DeviceRefusal';
}

/** Whether this browser knows passkeys at all. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;
