import { isIP } from 'node:net'

/** Why the certificate of a server is not trusted, as a key of a sentence for administrators (`settings.…`). */
export type CertificateFault =
  | 'settings.certificateExpired'
  | 'settings.certificateNotYetValid'
  | 'settings.certificateOtherHost'
  | 'settings.certificateSelfSigned'
  | 'settings.certificateUnknownIssuer'

/** Results of the check of a certificate (OpenSSL, and Node for the name of the host). */
const faults: ReadonlyMap<string, CertificateFault> = new Map([
  ['CERT_HAS_EXPIRED', 'settings.certificateExpired'],
  ['CERT_NOT_YET_VALID', 'settings.certificateNotYetValid'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'settings.certificateOtherHost'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'settings.certificateSelfSigned'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'settings.certificateUnknownIssuer'],
  ['UNABLE_TO_GET_ISSUER_CERT', 'settings.certificateUnknownIssuer'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'settings.certificateUnknownIssuer'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'settings.certificateUnknownIssuer'],
])

/** The words of the same results, for libraries that pass on nothing else; the longer ones first. */
const words: readonly (readonly [string, CertificateFault])[] = [
  ['certificate has expired', 'settings.certificateExpired'],
  ['certificate is not yet valid', 'settings.certificateNotYetValid'],
  ["does not match certificate's altnames", 'settings.certificateOtherHost'],
  ['self-signed certificate in certificate chain', 'settings.certificateUnknownIssuer'],
  ['self-signed certificate', 'settings.certificateSelfSigned'],
  ['unable to get issuer certificate', 'settings.certificateUnknownIssuer'],
  ['unable to get local issuer certificate', 'settings.certificateUnknownIssuer'],
  ['unable to verify the first certificate', 'settings.certificateUnknownIssuer'],
]

/** Returns what is wrong with the certificate of a server, by an error of a connection; undefined for other errors. */
export function certificateFault(error: unknown): CertificateFault | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, originalCode } = error as Readonly<{ code?: unknown; originalCode?: unknown }>
  return (
    faults.get(String(originalCode)) ??
    faults.get(String(code)) ??
    words.find(([text]) => error.message.includes(text))?.[1]
  )
}

/** `caCertificate` are certificates (PEM) that alone vouch for the host; empty for those that the system trusts. */
export type TrustedHost = Readonly<{ host: string; caCertificate: string }>

/** Options of a TLS connection. An address has no name to ask for (RFC 6066, 3); the certificate must have it all the same. */
export function trustOf({ host, caCertificate }: TrustedHost) {
  return {
    minVersion: 'TLSv1.2' as const,
    ...(isIP(host) === 0 && { servername: host }),
    ...(caCertificate !== '' && { ca: caCertificate }),
  }
}
