/** The calls used here; the package has no types of its own. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  type Parameters = Readonly<{
    version: 'aes128gcm'
    privateKey: ECDH
    /** The key of the other side, base64url. */
    dh?: string
    authSecret: string
  }>
  const ece: Readonly<{
    encrypt: (content: Buffer, parameters: Parameters) => Buffer
    decrypt: (content: Buffer, parameters: Parameters) => Buffer
  }>
  export default ece
}
