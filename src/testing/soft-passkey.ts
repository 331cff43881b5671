import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a browser adds to what an authenticator signs. */
interface Page {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
}

const HERE = { origin: 'http://localhost:5001', rpId: 'localhost', isVerified: true };
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** An authenticator in software, ES256, that speaks WebAuthn's own formats (https://www.w3.org/TR/webauthn-3/). */
export function makeSoftPasskey() {
  const id = randomBytes(16);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = Buffer.from(
    isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    ),
  );
  const passkey = {
    id: id.toString('base64url'),
    /** How often it has signed; 0 for one that does not count. */
    counter: 0,

    /** Answers a challenge to make a credential. */
    make(challenge: string, page: Page = {}) {
      const { origin, rpId, isVerified } = { ...HERE, ...page };
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey]);
      const head = headOf(rpId, HAS_CREDENTIAL | (isVerified ? VERIFIED : 0), passkey.counter);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(Buffer.concat([head, credential]))],
      ]);
      return {
        id: passkey.id,
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        // A map of text to bytes, text and a map: all of it is CBOR.
        attestationObject: Buffer.from(
          isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
        ).toString('base64url'),
        transports: ['internal'],
      };
    },

    /** Answers a challenge to sign in or to confirm. */
    answer(challenge: string, page: Page = {}) {
      const { origin, rpId, isVerified } = { ...HERE, ...page };
      const told = clientData('webauthn.get', challenge, origin);
      const head = headOf(rpId, isVerified ? VERIFIED : 0, passkey.counter);
      return {
        id: passkey.id,
        clientDataJSON: told.toString('base64url'),
        authenticatorData: head.toString('base64url'),
        signature: sign('sha256', Buffer.concat([head, sha256(told)]), privateKey).toString('base64url'),
      };
    },
  };
  return passkey;
}

function headOf(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags | PRESENT]), count]);
}
