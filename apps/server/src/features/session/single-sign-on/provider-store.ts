import type { PlatformDb, Reader, Tx } from '@signet/db'
import { z } from 'zod'
import type { NamedSession, SamlLogout, SignedOut, VouchedIdentity } from '../../../outside/identity/index.ts'

/** `challenge` is of the app for phones for which the browser signs in; null where it does so for itself. */
export type ProviderLogin = Readonly<{
  tenant: string
  /** The company was named at the start: no other one is offered. */
  isNamed: boolean
  provider: string
  personId: string | null
  challenge: Uint8Array | null
}>

type Hashes = Readonly<{ state: Uint8Array; browser: Uint8Array }>
type Kept = ProviderLogin & Hashes & Readonly<{ expiresAt: string; answer?: VouchedIdentity }>

export async function insertLogin(db: PlatformDb, login: Kept): Promise<void> {
  const { state, browser, tenant: tenantCode, answer, ...about } = login
  await db
    .insertInto('providerLogin')
    .values({
      stateHash: state,
      browserHash: browser,
      tenantCode,
      ...about,
      answer: answer ? JSON.stringify(answer) : null,
    })
    .execute()
}

const Answer = z.object({
  issuer: z.string(),
  subject: z.string(),
  sid: z.string(),
  name: z.string(),
  account: z.string(),
  email: z.string(),
  phone: z.string().default(''),
  nameId: z.string().default(''),
  nameFormat: z.string().default(''),
})

/** A sign-in with what was answered to the server; null where that is not so. */
export type AnsweredLogin = ProviderLogin & Readonly<{ answer: VouchedIdentity | null }>

/** Uses up what this browser began; undefined for another browser, a second time, and too late. */
export async function takeLogin(
  db: PlatformDb,
  { state, browser, now }: Hashes & Readonly<{ now: string }>,
): Promise<AnsweredLogin | undefined> {
  const row = await db
    .deleteFrom('providerLogin')
    .where('stateHash', '=', state)
    .where('browserHash', '=', browser)
    .where('expiresAt', '>', now)
    .returning(loginColumns)
    .executeTakeFirst()
  return row && loginOf(row)
}

/** Returns what this browser began, which stays; undefined for another browser, and too late. */
export async function findLogin(
  db: PlatformDb,
  { state, browser, now }: Hashes & Readonly<{ now: string }>,
): Promise<AnsweredLogin | undefined> {
  const row = await db
    .selectFrom('providerLogin')
    .where('stateHash', '=', state)
    .where('browserHash', '=', browser)
    .where('expiresAt', '>', now)
    .select(loginColumns)
    .executeTakeFirst()
  return row && loginOf(row)
}

const loginColumns = [
  'tenantCode as tenant',
  'isNamed',
  'provider',
  'personId',
  'challenge',
  'answer',
] as const

function loginOf(row: ProviderLogin & { answer: unknown }): AnsweredLogin {
  return { ...row, answer: Answer.nullable().parse(row.answer) }
}

type PostedTo = Readonly<{ tenant: string; state: Uint8Array; now: string }>

/** Whether a sign-in waits for an answer that is posted to the server. */
export async function isWaiting(db: PlatformDb, { tenant, state, now }: PostedTo): Promise<boolean> {
  const row = await db
    .selectFrom('providerLogin')
    .where('stateHash', '=', state)
    .where('tenantCode', '=', tenant)
    .where('provider', '=', 'saml')
    .where('answer', 'is', null)
    .where('expiresAt', '>', now)
    .select('stateHash')
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps an answer until its browser comes; false where there is one already. */
export async function keepAnswer(
  db: PlatformDb,
  state: Uint8Array,
  answer: VouchedIdentity,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('providerLogin')
    .where('stateHash', '=', state)
    .where('answer', 'is', null)
    .set({ answer: JSON.stringify(answer) })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function findBound(
  db: Reader,
  { issuer, subject }: Pick<VouchedIdentity, 'issuer' | 'subject'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('externalIdentity')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .select('personId')
    .executeTakeFirst()
  return row?.personId
}

/** Binds an identity to a person who has none of this issuer; false when one of the two is bound already. */
export async function bindIdentity(
  db: Tx,
  { issuer, subject, name }: Pick<VouchedIdentity, 'issuer' | 'subject' | 'name'>,
  { personId, now }: Readonly<{ personId: string; now: string }>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('externalIdentity')
    .values({ issuer, subject, personId, name, boundAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Returns the identity of an issuer that a person is bound to. */
export function findIdentityOf(db: Reader, personId: string, issuer: string) {
  return db
    .selectFrom('externalIdentity')
    .where('personId', '=', personId)
    .where('issuer', '=', issuer)
    .select(['subject', 'name'])
    .executeTakeFirst()
}

/** Returns as whom a person is bound, by issuer. */
export function findBindings(db: Reader, personId: string) {
  return db
    .selectFrom('externalIdentity')
    .where('personId', '=', personId)
    .select(['issuer', 'name', 'boundAt'])
    .execute()
}

export async function removeBinding(tx: Tx, personId: string, issuer: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('externalIdentity')
    .where('personId', '=', personId)
    .where('issuer', '=', issuer)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

type Place = Readonly<{ tenant: string; provider: string }>

type Opened = SignedOut & Readonly<{ session: Uint8Array; nameId?: string; nameFormat?: string }>

/** Remembers which session a provider opened. */
export async function keepProviderSession(
  db: PlatformDb,
  { tenant, provider }: Place,
  { session, subject, sid, nameId = '', nameFormat = '' }: Opened,
): Promise<void> {
  await db
    .insertInto('providerSession')
    .values({ tokenHash: session, tenantCode: tenant, provider, subject, sid, nameId, nameFormat })
    .execute()
}

/** Returns the sessions (hexadecimal) that a provider wants ended: of its own session, or all of a person. */
export async function findProviderSessions(
  db: PlatformDb,
  { tenant, provider }: Place,
  { subject, sid }: SignedOut,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('providerSession')
    .where('tenantCode', '=', tenant)
    .where('provider', '=', provider)
    .$if(sid !== '', (query) => query.where('sid', '=', sid))
    .$if(subject !== '', (query) => query.where('subject', '=', subject))
    .select('tokenHash')
    .execute()
  return rows.map(({ tokenHash }) => Buffer.from(tokenHash).toString('hex'))
}

/** Returns how a provider of SAML names the session that it opened, for which company; undefined for other sessions. */
export function findNamedSession(
  db: PlatformDb,
  session: Uint8Array,
): Promise<(NamedSession & Readonly<{ tenant: string }>) | undefined> {
  return db
    .selectFrom('providerSession')
    .where('tokenHash', '=', session)
    .where('provider', '=', 'saml')
    .select(['tenantCode as tenant', 'nameId', 'nameFormat', 'sid'])
    .executeTakeFirst()
}

/** Returns the sessions (hexadecimal) that a provider of SAML wants ended: those of its own, or all of a person. */
export async function findNamedSessions(
  db: PlatformDb,
  tenant: string,
  { nameId, sids }: Pick<SamlLogout, 'nameId' | 'sids'>,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('providerSession')
    .where('tenantCode', '=', tenant)
    .where('provider', '=', 'saml')
    .where('nameId', '=', nameId)
    .$if(sids.length > 0, (query) => query.where('sid', 'in', sids))
    .select('tokenHash')
    .execute()
  return rows.map(({ tokenHash }) => Buffer.from(tokenHash).toString('hex'))
}
