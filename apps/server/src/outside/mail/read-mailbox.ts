import type { SettingValues } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { ImapFlow } from 'imapflow'
import { type Outside, reachableAddress } from '../outside.ts'
import { certificateFault, trustOf } from '../tls-trust.ts'

export type MailboxAccount = Pick<
  SettingValues<'replies'>,
  'host' | 'port' | 'security' | 'caCertificate' | 'account' | 'folder'
> &
  Readonly<{ password: string }>

type Reach = Pick<Outside, 'resolve' | 'innerHosts'>

/** Why a mailbox could not be read, and by which part of the account; with the server's own words. */
export class MailboxFailure extends Error {
  override readonly name = 'MailboxFailure'
  readonly part: 'host' | 'account' | 'security' | 'folder'
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>

  constructor({ part, code, params }: Pick<MailboxFailure, 'part' | 'code' | 'params'>) {
    super(code)
    this.part = part
    this.code = code
    this.params = params
  }
}

/** An open folder. `uidValidity` changes when the server numbers its mails anew. */
export type OpenMailbox = Readonly<{
  uidValidity: number
  /** The numbers of mails that came after another, or since a day (ISO 8601), in order. */
  after: (last: number) => Promise<readonly number[]>
  since: (day: string) => Promise<readonly number[]>
  /** Undefined for a mail that is gone. Of one that is larger than the limit only the headers are read. */
  read: (uid: number, largest: number) => Promise<FetchedMail | undefined>
}>

export type FetchedMail = Readonly<{ receivedAt: number; bytes: Uint8Array; isWhole: boolean }>

/** Connects, signs in, opens the folder and works in it. Throws a `MailboxFailure`. */
export async function withMailbox<Done>(
  reach: Reach,
  account: MailboxAccount,
  work: (mailbox: OpenMailbox) => Promise<Done>,
): Promise<Done> {
  const client = await connect(reach, account)
  try {
    const { uidValidity } = await openFolder(client, account)
    return await work(mailboxOf(client, Number(uidValidity)))
  } finally {
    client.close()
  }
}

/** Milliseconds. */
const patience = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 30_000 }

async function connect(reach: Reach, account: MailboxAccount): Promise<ImapFlow> {
  const { host, port, security, account: user, password: pass } = account
  const address = await addressOf(reach, account)
  // Loaded with the first mailbox: the start of the server does without it.
  const { ImapFlow: Client } = await import('imapflow')
  const client = new Client({
    ...{ host: address, port, auth: { user, pass } },
    secure: security === 'tls',
    doSTARTTLS: security === 'startTls',
    tls: trustOf(account),
    ...{ logger: false, disableAutoIdle: true, ...patience },
  })
  // Errors of a broken connection reject the command that waits for it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    client.close()
    throw failureOf(error, account)
  }
}

async function addressOf(reach: Reach, { host, port }: MailboxAccount): Promise<string> {
  try {
    return await reachableAddress(reach, { hostname: host, port })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new MailboxFailure({ part: 'host', code: error.code, params: { host } })
  }
}

async function openFolder(client: ImapFlow, { folder }: MailboxAccount) {
  try {
    return await client.mailboxOpen(folder, { readOnly: true })
  } catch {
    throw new MailboxFailure({ part: 'folder', code: 'settings.folderUnknown', params: { folder } })
  }
}

function failureOf(error: unknown, { host, port, security }: MailboxAccount): MailboxFailure {
  const { authenticationFailed, message } = error as Readonly<
    Record<'authenticationFailed' | 'message', unknown>
  >
  const reason = String(message).slice(0, 200)
  const params = { host, port: String(port), reason }
  const fault = certificateFault(error)
  if (fault) return new MailboxFailure({ part: 'host', code: fault, params })
  if (authenticationFailed === true)
    return new MailboxFailure({ part: 'account', code: 'settings.mailLoginRefused', params })
  if (security === 'startTls' && /tls/i.test(reason))
    return new MailboxFailure({ part: 'security', code: 'settings.mailNoTls', params })
  return new MailboxFailure({ part: 'host', code: 'settings.mailUnreachable', params })
}

const ofUid = { uid: true }

function mailboxOf(client: ImapFlow, uidValidity: number): OpenMailbox {
  const found = async (query: Parameters<ImapFlow['search']>[0]) => {
    const uids = await client.search(query, ofUid)
    return Array.isArray(uids) ? uids.toSorted((one, other) => one - other) : []
  }
  return {
    uidValidity,
    // `n:*` names the last mail even where its number is lower.
    after: async (last) => (await found({ uid: `${last + 1}:*` })).filter((uid) => uid > last),
    since: (day) => found({ since: new Date(day) }),
    read: (uid, largest) => readMail(client, uid, largest),
  }
}

async function readMail(client: ImapFlow, uid: number, largest: number): Promise<FetchedMail | undefined> {
  const about = await client.fetchOne(String(uid), { size: true, internalDate: true }, ofUid)
  if (!about) return undefined
  const isWhole = (about.size ?? 0) <= largest
  const read = await client.fetchOne(String(uid), isWhole ? { source: true } : { headers: true }, ofUid)
  const bytes = read ? (read.source ?? read.headers) : undefined
  return bytes && { receivedAt: new Date(about.internalDate ?? 0).getTime(), bytes, isWhole }
}
