/** Why a directory cannot be used, as a key of a sentence for administrators (`settings.…`). */
export type DirectoryFailureCode =
  | 'settings.certificateExpired'
  | 'settings.certificateNotYetValid'
  | 'settings.certificateOtherHost'
  | 'settings.certificateSelfSigned'
  | 'settings.certificateUnknownIssuer'
  | 'settings.directoryUnusable'

/** What went wrong with a directory. */
export class DirectoryFailure extends Error {
  override readonly name = 'DirectoryFailure'
  readonly code: DirectoryFailureCode
  readonly params: Readonly<{ host: string; reason: string }>

  constructor(code: DirectoryFailureCode, params: DirectoryFailure['params'], cause: unknown) {
    super(`${params.host}: ${params.reason}`, { cause })
    this.code = code
    this.params = params
  }
}

/** Results of the check of a certificate (OpenSSL, and Node for the name of the host). */
const certificateFaults: Readonly<Record<string, DirectoryFailureCode>> = {
  CERT_HAS_EXPIRED: 'settings.certificateExpired',
  CERT_NOT_YET_VALID: 'settings.certificateNotYetValid',
  ERR_TLS_CERT_ALTNAME_INVALID: 'settings.certificateOtherHost',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'settings.certificateSelfSigned',
  SELF_SIGNED_CERT_IN_CHAIN: 'settings.certificateUnknownIssuer',
  UNABLE_TO_GET_ISSUER_CERT: 'settings.certificateUnknownIssuer',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'settings.certificateUnknownIssuer',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'settings.certificateUnknownIssuer',
}

/** The longest text of another server that a sentence repeats. */
const longestReason = 200

/** Returns what an error of a connection to `host` means. */
export function directoryFailure(host: string, error: unknown): DirectoryFailure {
  if (error instanceof DirectoryFailure) return error
  const fault = error instanceof Error && 'code' in error ? String(error.code) : ''
  const code = Object.hasOwn(certificateFaults, fault) ? certificateFaults[fault] : undefined
  const reason = String(error instanceof Error ? error.message : error).replace(/\p{C}/gu, ' ')
  const params = { host, reason: reason.slice(0, longestReason) }
  return new DirectoryFailure(code ?? 'settings.directoryUnusable', params, error)
}
