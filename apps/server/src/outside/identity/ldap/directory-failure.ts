import { type CertificateFault, certificateFault } from '../../tls-trust.ts'

/** Why a directory cannot be used, as a key of a sentence for administrators (`settings.…`). */
export type DirectoryFailureCode = CertificateFault | 'settings.directoryUnusable'

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

/** The longest text of another server that a sentence repeats. */
const longestReason = 200

/** Returns what an error of a connection to `host` means. */
export function directoryFailure(host: string, error: unknown): DirectoryFailure {
  if (error instanceof DirectoryFailure) return error
  const code = certificateFault(error)
  const reason = String(error instanceof Error ? error.message : error).replace(/\p{C}/gu, ' ')
  const params = { host, reason: reason.slice(0, longestReason) }
  return new DirectoryFailure(code ?? 'settings.directoryUnusable', params, error)
}
