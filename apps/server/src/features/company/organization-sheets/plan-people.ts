import { Day } from '@signet/contract'
import type { Person, Snapshot } from '../../../people/directory/index.ts'
import { type NewPost, openPostFinder } from './find-posts.ts'
import type { SheetLine } from './sheet-lines.ts'
import { findCircles, type Notes, openTwice } from './wrong-cells.ts'

type Facts = Pick<
  Person,
  | 'id'
  | 'account'
  | 'name'
  | 'pinyin'
  | 'gender'
  | 'mobilePhone'
  | 'email'
  | 'employeeNumber'
  | 'entryDate'
  | 'managerId'
  | 'majorPostId'
>
export type PlannedPerson = Readonly<{
  row: number
  isNew: boolean
  facts: Facts
  /** Undefined: they keep their posts. The first is the main one. */
  postIds: readonly string[] | undefined
}>
export type PeoplePlan = Readonly<{
  notes: Notes
  people: readonly PlannedPerson[]
  posts: readonly NewPost[]
  unchanged: number
}>

type Planning = Readonly<{
  newId: () => string
  /** The name of the post of people whose row names none. */
  memberPost: string
  notes: Notes
  /** Whether the row changes what is kept elsewhere about the person. */
  changesMore: (row: number) => boolean
}>

/** Plans what a sheet of people adds and changes. A person is known by the account; an empty cell leaves what they have. */
export function planPeople(
  directory: Snapshot,
  lines: readonly SheetLine[],
  { newId, memberPost, notes, changesMore }: Planning,
): PeoplePlan {
  const posts = openPostFinder(directory, { notes, newId, memberPost })
  const ids = idsByAccount(directory, lines, newId)
  checkCells(directory, lines, notes)
  const drafts = lines.map((line) => ({
    line,
    person: directory.personByAccount(line.cells['account'] ?? ''),
    facts: factsOf(directory, line, ids),
    postIds: posts.of(line, directory.personByAccount(line.cells['account'] ?? '')),
  }))
  dropBroken(directory, drafts, notes)

  const right = drafts.filter(({ line }) => !notes.isWrong(line.number))
  const planned = right.map(({ line, person, facts, postIds }) => ({
    row: line.number,
    isNew: person === undefined,
    facts: { ...facts, majorPostId: postIds ? (postIds[0] ?? null) : facts.majorPostId },
    postIds: postIds && !holdsExactly(directory, facts.id, postIds) ? postIds : undefined,
  }))
  const people = planned.filter(
    ({ row, facts, postIds }) =>
      postIds !== undefined || changesMore(row) || !isSame(directory.people.get(facts.id), facts),
  )
  const used = new Set(people.flatMap(({ postIds = [] }) => postIds))
  return {
    notes,
    people,
    posts: posts.made().filter(({ id }) => used.has(id)),
    unchanged: planned.length - people.length,
  }
}

type Ids = ReadonlyMap<string, string>

/** Everybody of the company and of the sheet, by account. */
function idsByAccount(directory: Snapshot, lines: readonly SheetLine[], newId: () => string): Ids {
  const ids = new Map([...directory.people.values()].map(({ account, id }) => [account.toLowerCase(), id]))
  for (const { cells } of lines) {
    const account = (cells['account'] ?? '').toLowerCase()
    if (!ids.has(account)) ids.set(account, newId())
  }
  return ids
}

const genders: Readonly<Record<string, Person['gender']>> = {
  ...{ 女: 'female', female: 'female' },
  ...{ 男: 'male', male: 'male' },
  ...{ 未填: 'unknown', unknown: 'unknown', 'not given': 'unknown' },
}

function checkCells(directory: Snapshot, lines: readonly SheetLine[], notes: Notes): void {
  const accountTwice = openTwice(notes, 'account')
  const phoneTwice = openTwice(notes, 'phone')
  const known = openKnown(directory, lines)
  for (const line of lines) {
    const { account = '', phone = '', manager = '' } = line.cells
    const note = noteOf(notes, line)
    if (!/^[\w.-]{2,60}$/.test(account)) note('account', account === '' ? 'missing' : 'wrongAccount')
    else accountTwice(line.number, account)
    if (phone !== '') phoneTwice(line.number, phone)
    const owner = known.otherOwner(phone, account)
    if (owner) note('phone', 'phoneTaken', { name: owner.name })
    checkExternals(directory, line, note)
    if (!known.isAccount(manager)) note('manager', 'unknownAccount')
    checkFacts(line, note)
  }
}

/** People of other companies hold no post and lead no one. */
function checkExternals(directory: Snapshot, { cells }: SheetLine, note: Note): void {
  for (const column of ['account', 'manager'])
    if (directory.isExternal(directory.personByAccount(cells[column] ?? '')?.id ?? ''))
      note(column, 'external')
}

/** Accounts and phones of the company and of the sheet. */
function openKnown(directory: Snapshot, lines: readonly SheetLine[]) {
  const accounts = new Set(lines.map(({ cells }) => (cells['account'] ?? '').toLowerCase()))
  const owners = ownersOfPhones(directory)
  return {
    isAccount: (account: string) =>
      account === '' ||
      accounts.has(account.toLowerCase()) ||
      directory.personByAccount(account) !== undefined,
    otherOwner: (phone: string, account: string): Person | undefined => {
      const owner = owners.get(phone)
      return owner?.account.toLowerCase() === account.toLowerCase() ? undefined : owner
    },
  }
}

function ownersOfPhones(directory: Snapshot): ReadonlyMap<string, Person> {
  const people = [...directory.people.values()].filter(({ mobilePhone }) => mobilePhone !== '')
  return new Map(people.map((person) => [person.mobilePhone, person]))
}

type Note = (column: string, reason: string, params?: Readonly<Record<string, string | number>>) => void

function noteOf(notes: Notes, { number: row, cells }: SheetLine): Note {
  return (column, reason, params = {}) =>
    notes.add({ row, column, value: cells[column] ?? '', reason, params })
}

function checkFacts({ cells }: SheetLine, note: Note): void {
  const { realName = '', employeeNumber = '' } = cells
  if (realName === '') note('realName', 'missing')
  if (realName.length > 60) note('realName', 'tooLong', { limit: 60 })
  if (employeeNumber.length > 60) note('employeeNumber', 'tooLong', { limit: 60 })
  for (const [column, { reason, isRight }] of Object.entries(shapes)) {
    const value = cells[column] ?? ''
    if (value !== '' && !isRight(value)) note(column, reason)
  }
}

type Shape = Readonly<{ reason: string; isRight: (text: string) => boolean }>

/** What a cell that is not empty must look like. */
const shapes: Readonly<Record<string, Shape>> = {
  phone: { reason: 'wrongPhone', isRight: isPhone },
  email: { reason: 'wrongMail', isRight: isMail },
  gender: { reason: 'wrongGender', isRight: (text) => Object.hasOwn(genders, text.toLowerCase()) },
  entryDate: { reason: 'wrongDay', isRight: (text) => dayOf(text) !== undefined },
}

export function isPhone(text: string): boolean {
  return /^\+?[\d -]{3,29}$/.test(text)
}

function isMail(text: string): boolean {
  const [name = '', host = '', ...more] = text.split('@')
  const labels = host.split('.')
  const isShort = text.length <= 120 && more.length === 0 && name !== ''
  return isShort && labels.length > 1 && labels.every((label) => label !== '') && !/\s/.test(text)
}

/** Reads `2026-9-1`, `2026/09/01`, or the day of a date cell with a time. */
function dayOf(text: string): string | undefined {
  const parts = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].{0,20})?$/.exec(text)
  if (!parts) return undefined
  const [, year = '', month = '', day = ''] = parts
  const read = Day.safeParse(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  return read.success ? read.data : undefined
}

function factsOf(directory: Snapshot, line: SheetLine, ids: Ids): Facts {
  const { account = '', realName: name = '', manager = '' } = line.cells
  const before = directory.personByAccount(account)
  const known = before ?? noFacts
  return {
    id: ids.get(account.toLowerCase()) ?? '',
    account: before?.account ?? account,
    name: name || known.name,
    pinyin: name === known.name ? known.pinyin : line.pinyin,
    ...contactsOf(line, known),
    managerId: ids.get(manager.toLowerCase()) ?? known.managerId,
    majorPostId: known.majorPostId,
  }
}

type Kept = Omit<Facts, 'id' | 'account'>

/** What is kept of somebody of whom nothing is known yet. */
export const noFacts: Kept = {
  name: '',
  pinyin: '',
  gender: 'unknown',
  mobilePhone: '',
  email: '',
  employeeNumber: '',
  entryDate: null,
  managerId: null,
  majorPostId: null,
}

/** An empty cell leaves what the person has. */
function contactsOf({ cells }: SheetLine, known: Kept) {
  const { phone, email, employeeNumber, gender = '', entryDate = '' } = cells
  return {
    gender: genders[gender.toLowerCase()] ?? known.gender,
    mobilePhone: phone || known.mobilePhone,
    email: email || known.email,
    employeeNumber: employeeNumber || known.employeeNumber,
    entryDate: dayOf(entryDate) ?? known.entryDate,
  }
}

type Draft = Readonly<{ line: SheetLine; facts: Facts }>

/** Marks lines whose manager is not taken over or in a circle, until nothing is left to mark. */
function dropBroken(directory: Snapshot, drafts: readonly Draft[], notes: Notes): void {
  for (let before = -1; notes.count() !== before; ) {
    before = notes.count()
    const right = drafts.filter(({ line }) => !notes.isWrong(line.number))
    const people = [...directory.people.values(), ...right.map(({ facts }) => facts)]
    const managers = new Map(people.map(({ id, managerId }) => [id, managerId]))
    const circles = findCircles(managers)
    for (const { facts, line } of right) {
      const reason = wrongManager(facts, { managers, circles })
      if (reason) noteOf(notes, line)('manager', reason)
    }
  }
}

type Chains = Readonly<{ managers: ReadonlyMap<string, string | null>; circles: ReadonlySet<string> }>

function wrongManager({ id, managerId }: Facts, { managers, circles }: Chains): string | undefined {
  if (circles.has(id)) return 'managerCircle'
  return managerId === null || managers.has(managerId) ? undefined : 'managerWrong'
}

function holdsExactly(directory: Snapshot, person: string, postIds: readonly string[]): boolean {
  const held = directory.postsOf(person).map(({ id }) => id)
  return held.length === postIds.length && held.every((id) => postIds.includes(id))
}

function isSame(before: Person | undefined, facts: Facts): boolean {
  if (!before) return false
  return Object.entries(facts).every(([name, value]) => before[name as keyof Facts] === value)
}
