import type { SettingValues } from '@signet/contract'
import { Refusal } from '@signet/std'
import { type Outside, reachableAddress } from '../outside.ts'
import { certificateFault, trustOf } from '../tls-trust.ts'

export type MailAccount = Omit<SettingValues<'mail'>, 'isOn'> & Readonly<{ password: string }>

type Mail = Readonly<{
  to: string
  subject: string
  text: string
  html?: string
  messageId?: string
  replyTo?: string
  headers?: Readonly<Record<string, string>>
}>

type FailureParts = Pick<MailFailure, 'part' | 'code' | 'params'> & Readonly<{ isPassing?: boolean }>

/** Why a mail was not taken, and by which part of the account: a code of a sentence, and the server's own words. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure'
  readonly part: 'host' | 'account' | 'security' | 'fromAddress' | 'to'
  /** Whether the server may take the same mail later (RFC 5321, 4.2.1: a reply of 4yz). */
  readonly isPassing: boolean
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>

  constructor({ part, code, params, isPassing = false }: FailureParts) {
    super(code)
    this.part = part
    this.isPassing = isPassing
    this.code = code
    this.params = params
  }
}

type Reach = Pick<Outside, 'resolve' | 'innerHosts'>

/** Connects and signs in without sending anything. Throws a `MailFailure`. */
export async function tryMailAccount(reach: Reach, account: MailAccount): Promise<void> {
  const transport = await openTransport(reach, account)
  try {
    await transport.verify()
  } catch (error) {
    throw failureOf(error, account)
  } finally {
    transport.close()
  }
}

/** Throws a `MailFailure`. */
export async function sendMail(reach: Reach, account: MailAccount, mail: Mail): Promise<void> {
  const transport = await openTransport(reach, account)
  try {
    await transport.sendMail({
      ...mail,
      headers: { ...mail.headers },
      from: { name: account.fromName, address: account.fromAddress },
    })
  } catch (error) {
    throw failureOf(error, account)
  } finally {
    transport.close()
  }
}

/** Milliseconds. A mail server that takes longer would hold the call of the administrator. */
const patience = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 }

/** Connects to the address that was checked, under the name that the certificate must have. */
async function openTransport(reach: Reach, account: MailAccount) {
  const { host, port, security } = account
  const address = await addressOf(reach, account)
  // Loaded with the first mail: the start of the server does without it.
  const { createTransport } = await import('nodemailer')
  return createTransport({
    host: address,
    port,
    secure: security === 'tls',
    requireTLS: security === 'startTls',
    ignoreTLS: security === 'none',
    tls: trustOf(account),
    ...(account.account && { auth: { user: account.account, pass: account.password } }),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...patience,
  })
}

async function addressOf(reach: Reach, { host, port }: MailAccount): Promise<string> {
  try {
    return await reachableAddress(reach, { hostname: host, port })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new MailFailure({ part: 'host', code: error.code, params: { host } })
  }
}

type Cause = Readonly<{ part: MailFailure['part']; code: string }>

/** By the codes of the library; another error means that the server answered something unexpected. */
const causes: Readonly<Record<string, Cause>> = {
  EAUTH: { part: 'account', code: 'settings.mailLoginRefused' },
  ENOAUTH: { part: 'account', code: 'settings.mailLoginRefused' },
  ETLS: { part: 'security', code: 'settings.mailNoTls' },
  EREQUIRETLS: { part: 'security', code: 'settings.mailNoTls' },
  ESOCKET: { part: 'host', code: 'settings.mailUnreachable' },
  ECONNECTION: { part: 'host', code: 'settings.mailUnreachable' },
  ETIMEDOUT: { part: 'host', code: 'settings.mailUnreachable' },
  EENVELOPE: { part: 'to', code: 'settings.mailAddressRefused' },
}

const longestReason = 200

function failureOf(error: unknown, { host, port }: MailAccount): MailFailure {
  const { code, command, message, responseCode } = error as Readonly<
    Record<'code' | 'command' | 'message' | 'responseCode', unknown>
  >
  const reason = String(message).slice(0, longestReason)
  const params = { host, port: String(port), reason }
  const fault = certificateFault(error)
  if (fault) return new MailFailure({ part: 'host', code: fault, params })

  const cause = causes[String(code)] ?? { part: 'host', code: 'settings.mailRefused' }
  if (cause.part !== 'to') return new MailFailure({ ...cause, params })
  const part = command === 'MAIL FROM' ? 'fromAddress' : cause.part
  const isPassing = typeof responseCode === 'number' && responseCode < 500
  return new MailFailure({ part, code: isPassing ? 'settings.mailPutOff' : cause.code, params, isPassing })
}
