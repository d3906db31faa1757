import type { PasskeyDevice } from './passkey-device.ts'

/** Bytes, as a browser hands them to the page. */
type Buffers = Readonly<Record<string, ArrayBuffer>>
type Asked = Readonly<{
  challenge: ArrayBuffer
  rpId?: string
  rp?: { id: string }
  user?: { id: ArrayBuffer }
}>

const text = (buffer: ArrayBuffer) => Buffer.from(buffer).toString('base64url')
const buffer = (encoded: string) => Uint8Array.from(Buffer.from(encoded, 'base64url')).buffer

/**
 * Gives a page the passkeys of a device, as the WebAuthn interface of a browser does; without a device the person
 * cancels. Returns how to take them away.
 */
export function lendPasskeys(page: object, device?: PasskeyDevice): () => void {
  const navigator = Reflect.get(page, 'navigator') as object
  const cancelled = () => Promise.reject(new DOMException('cancelled', 'NotAllowedError'))
  const credentials = {
    create: async ({ publicKey: { challenge, rp, user } }: { publicKey: Asked }) => {
      if (!device || !rp || !user) return cancelled()
      const { id, response } = device.make({ challenge: text(challenge), rp, user: { id: text(user.id) } })
      const { transports, ...parts } = response
      return credential(id, { ...buffersOf(parts), getTransports: () => transports })
    },
    get: async ({ publicKey: { challenge, rpId = '' } }: { publicKey: Asked }) => {
      if (!device) return cancelled()
      const { id, response } = device.sign({ challenge: text(challenge), rpId })
      return credential(id, buffersOf(response))
    },
  }
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true })
  Object.defineProperty(page, 'PublicKeyCredential', { value: class {}, configurable: true })
  return () => {
    Reflect.deleteProperty(navigator, 'credentials')
    Reflect.deleteProperty(page, 'PublicKeyCredential')
  }
}

function buffersOf(parts: Readonly<Record<string, string>>): Buffers {
  return Object.fromEntries(Object.entries(parts).map(([name, encoded]) => [name, buffer(encoded)]))
}

function credential(id: string, response: object) {
  return { id, rawId: buffer(id), type: 'public-key', response, getClientExtensionResults: () => ({}) }
}
