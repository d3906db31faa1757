import type { Client, Entry, SearchOptions } from 'ldapts'
import { bindToLook, type Patience, type Reach, withDirectory } from './connect.ts'
import { keyOfName, partsOfName } from './distinguished-name.ts'
import { attributeIn, idOf, textsOf } from './entry-values.ts'
import type { DirectoryAccount } from './find-by-password.ts'
import { readMembers } from './read-members.ts'

/** What is read besides the attributes of `DirectoryAccount`; an empty attribute is not asked for. */
export type DirectoryQuery = Readonly<{
  /** Empty for the base of the account. */
  base: string
  peopleFilter: string
  mobileAttribute: string
  managerAttribute: string
  departmentAttribute: string
  isWithUnits: boolean
  /** Empty for no groups. */
  groupFilter: string
  groupNameAttribute: string
  memberAttribute: string
}>

/**
 * An entry by what never changes (`subject`) and by a key of its name, which is equal for the same name. Keys of the
 * entries above it begin with the nearest. Texts have no control characters.
 */
type Entered = Readonly<{ subject: string; key: string; above: readonly string[]; name: string }>

export type PersonEntry = Entered &
  Readonly<{
    account: string
    email: string
    mobilePhone: string
    /** Key of the manager’s entry. */
    manager: string
    department: string
  }>
export type UnitEntry = Entered
/** Members by the key of their entry, or by their account. */
export type GroupEntry = Entered & Readonly<{ members: readonly string[] }>

/** All that a directory answered, ordered by subject. */
export type DirectoryContent = Readonly<{
  people: readonly PersonEntry[]
  units: readonly UnitEntry[]
  groups: readonly GroupEntry[]
}>

const pageSize = 500
const mostEntries = 50_000
/** The longest text that is looked at; what is as long is refused where it is used. */
const longestText = 1_000
const longPatience: Patience = { milliseconds: 60_000, mostBytes: 128_000_000 }
/** Of all answers together, in milliseconds. */
const longestRead = 10 * 60_000

type Reading = Reach & Readonly<{ clock: () => number; patience?: Patience }>

/**
 * Reads people, units and groups in pages. Throws `DirectoryFailure` for one that is away or slow, that breaks off its
 * answer, answers too much, or leaves out what never changes or answers it twice: half an answer would disable people.
 */
export function readDirectory(
  { outside, clock, patience = longPatience }: Reading,
  account: DirectoryAccount,
  query: DirectoryQuery,
): Promise<DirectoryContent> {
  const until = clock() + longestRead
  const refuseLate = () => {
    if (clock() > until) throw new Error(`The directory took longer than ${longestRead / 60_000} minutes.`)
  }
  const read = async (client: Client): Promise<DirectoryContent> => {
    await bindToLook(client, account)
    const search = <Row extends Entered>(
      filter: string,
      attributes: readonly string[],
      rowOf: (entry: Entry) => Row | Promise<Row>,
    ) =>
      searchAll(client, {
        account,
        base: query.base || account.baseDn,
        filter,
        attributes,
        refuseLate,
        rowOf,
      })
    const { peopleFilter, groupFilter, groupNameAttribute, memberAttribute } = query
    const groupAttributes = [groupNameAttribute, memberAttribute]
    return {
      people: await search(peopleFilter, personAttributes(account, query), (entry) =>
        personIn(entry, account, query),
      ),
      units: query.isWithUnits
        ? await search('(objectClass=organizationalUnit)', ['ou'], (entry) => enteredBy(entry, account, 'ou'))
        : [],
      groups:
        groupFilter === ''
          ? []
          : await search(groupFilter, groupAttributes, (entry) => groupIn(client, entry, { account, query })),
    }
  }
  return withDirectory({ outside }, account, read, patience)
}

/** Whether a directory could understand a filter (RFC 4515). */
export async function isDirectoryFilter(filter: string): Promise<boolean> {
  const { FilterParser } = await import('ldapts')
  const isEven = filter.split('(').length === filter.split(')').length
  try {
    FilterParser.parseString(filter)
    return filter.startsWith('(') && isEven
  } catch {
    return false
  }
}

type Search<Row> = Readonly<{
  account: DirectoryAccount
  base: string
  filter: string
  attributes: readonly string[]
  refuseLate: () => void
  rowOf: (entry: Entry) => Row | Promise<Row>
}>

/** Rows are made page by page, between which others have their turn. */
async function searchAll<Row extends Entered>(
  client: Client,
  { account, base, filter, attributes, refuseLate, rowOf }: Search<Row>,
): Promise<readonly Row[]> {
  const options: SearchOptions = {
    scope: 'sub',
    filter,
    attributes: [account.idAttribute, ...attributes],
    explicitBufferAttributes: [account.idAttribute],
    paged: { pageSize },
  }
  const rows: Row[] = []
  for await (const { searchEntries } of client.searchPaginated(base, options)) {
    for (const entry of searchEntries) rows.push(await rowOf(entry))
    if (rows.length > mostEntries) throw new Error(`The directory answered more than ${mostEntries} entries.`)
    refuseLate()
  }
  return inOrder(rows)
}

function personAttributes(account: DirectoryAccount, query: DirectoryQuery): readonly string[] {
  const { accountAttribute, nameAttribute, mailAttribute } = account
  const { mobileAttribute, managerAttribute, departmentAttribute } = query
  const named = [accountAttribute, nameAttribute, mailAttribute, mobileAttribute, managerAttribute]
  return [...named, departmentAttribute].filter((name) => name !== '')
}

function personIn(entry: Entry, account: DirectoryAccount, query: DirectoryQuery): PersonEntry {
  return {
    ...enteredBy(entry, account, account.nameAttribute),
    account: firstIn(entry, account.accountAttribute),
    email: firstIn(entry, account.mailAttribute),
    mobilePhone: firstIn(entry, query.mobileAttribute),
    manager: keyOfName(partsOfName(firstIn(entry, query.managerAttribute))),
    department: firstIn(entry, query.departmentAttribute),
  }
}

/** A text that is no name of an entry is an account. */
async function groupIn(
  client: Client,
  entry: Entry,
  { account, query }: Readonly<{ account: DirectoryAccount; query: DirectoryQuery }>,
): Promise<GroupEntry> {
  const members = await readMembers(client, entry, query.memberAttribute)
  return {
    ...enteredBy(entry, account, query.groupNameAttribute),
    members: members.map(clean).map((text) => (text.includes('=') ? keyOfName(partsOfName(text)) : text)),
  }
}

function enteredBy(entry: Entry, { idAttribute }: DirectoryAccount, nameAttribute: string): Entered {
  const subject = idOf(attributeIn(entry, idAttribute))
  if (subject === '' || subject.length > 200)
    throw new Error(`The directory leaves out ${idAttribute} of ${clean(entry.dn)}.`)
  const parts = partsOfName(entry.dn)
  return {
    subject,
    key: keyOfName(parts),
    above: parts.slice(1).map((_, at) => keyOfName(parts.slice(at + 1))),
    name: firstIn(entry, nameAttribute),
  }
}

function firstIn(entry: Entry, attribute: string): string {
  const [first = ''] = attribute === '' ? [] : textsOf(attributeIn(entry, attribute))
  return clean(first)
}

/** Without control characters, marks of direction and blanks at the ends. */
function clean(text: string): string {
  return text.slice(0, longestText).replace(/\p{C}/gu, '').trim()
}

/** Ordered by subject, so that the same answer in another order is the same. */
function inOrder<Row extends Entered>(rows: readonly Row[]): readonly Row[] {
  const bySubject = new Map(rows.map((row) => [row.subject, row]))
  if (bySubject.size < rows.length)
    throw new Error('The directory answered two entries with the same identifier.')
  return rows.toSorted((a, b) => (a.subject < b.subject ? -1 : 1))
}
