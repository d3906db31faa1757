import type { Client, Entry } from 'ldapts'
import { bindToLook, type DirectoryAccess, type Reach, shortPatience, withDirectory } from './connect.ts'
import { idOf, textOf } from './entry-values.ts'

/** A directory (LDAP) that a company trusts, as its settings describe it. */
export type DirectoryAccount = DirectoryAccess &
  Readonly<{
    baseDn: string
    /** Finds a person; `{account}` is what they typed. */
    userFilter: string
    idAttribute: string
    accountAttribute: string
    nameAttribute: string
    mailAttribute: string
  }>

/** A person of the directory. Only the subject never changes. */
export type DirectoryPerson = Readonly<{ subject: string; account: string; name: string; email: string }>

/** The issuer of identities of a directory: its base, since servers come and go. */
export function directoryIssuer({ baseDn }: Pick<DirectoryAccount, 'baseDn'>): string {
  return `ldap:${baseDn.toLowerCase()}`
}

/** Connects, signs in as the looking account, reads the base and looks for somebody. Throws `DirectoryFailure`. */
export async function checkDirectory(reach: Reach, account: DirectoryAccount): Promise<void> {
  await withDirectory(reach, account, async (client) => {
    await bindToLook(client, account)
    const { searchEntries } = await client.search(account.baseDn, { scope: 'base', attributes: ['1.1'] })
    if (searchEntries.length === 0) throw new Error(`The directory has no entry ${account.baseDn}.`)
    await findOne(client, account, 'signet')
  })
}

type Attempt = Readonly<{ account: string; password: string }>

/**
 * Finds whose account and password these are; undefined when there is no such person or the password is wrong. Throws
 * when the directory cannot be asked, finds several people, or leaves out what makes them certain.
 */
export async function findByPassword(
  reach: Reach,
  directory: DirectoryAccount,
  { account, password }: Attempt,
): Promise<DirectoryPerson | undefined> {
  // Without a password, directories open a connection without a name, and say that it went well.
  if (account === '' || password === '') return undefined
  const found = await withDirectory(reach, directory, async (client) => {
    await bindToLook(client, directory)
    return findOne(client, directory, account)
  })
  if (!found) return undefined
  const isRight = await withDirectory(reach, directory, (client) => isPasswordOf(client, found.dn, password))
  return isRight ? personOf(found, directory) : undefined
}

async function findOne(
  client: Client,
  directory: DirectoryAccount,
  account: string,
): Promise<Entry | undefined> {
  const { idAttribute, accountAttribute, nameAttribute, mailAttribute, baseDn } = directory
  const { searchEntries } = await client.search(baseDn, {
    scope: 'sub',
    filter: await filterFor(directory, account),
    attributes: [idAttribute, accountAttribute, nameAttribute, mailAttribute],
    explicitBufferAttributes: [idAttribute],
    sizeLimit: 2,
    timeLimit: shortPatience.milliseconds / 1000,
  })
  if (searchEntries.length > 1) throw new Error('The filter of the directory finds several people.')
  const [entry] = searchEntries
  if (entry && entry.dn === '') throw new Error('The directory answered a person without a name.')
  return entry
}

/** Results with which a directory says that this is not the password (RFC 4511): 48, 49, 53. */
const wrongPassword: ReadonlySet<unknown> = new Set([48, 49, 53])

async function isPasswordOf(client: Client, dn: string, password: string): Promise<boolean> {
  try {
    await client.bind(dn, password)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && wrongPassword.has(error.code)) return false
    throw error
  }
}

function personOf(entry: Entry, directory: DirectoryAccount): DirectoryPerson {
  const subject = idOf(entry[directory.idAttribute])
  const account = textOf(entry[directory.accountAttribute])
  if (subject === '' || account === '')
    throw new Error(`The directory leaves out ${directory.idAttribute} or ${directory.accountAttribute}.`)
  const name = textOf(entry[directory.nameAttribute]) || account
  return { subject, account, name, email: textOf(entry[directory.mailAttribute]) }
}

/** What a person typed is a value, whatever signs it has. Throws for a filter that is none. */
async function filterFor({ userFilter }: DirectoryAccount, account: string): Promise<string> {
  const { Filter, FilterParser } = await import('ldapts')
  const filter = userFilter.replaceAll('{account}', () => Filter.escape(account))
  const opened = filter.split('(').length
  if (opened === 1 || opened !== filter.split(')').length) throw new Error(`${userFilter} is no filter.`)
  FilterParser.parseString(filter)
  return filter
}
