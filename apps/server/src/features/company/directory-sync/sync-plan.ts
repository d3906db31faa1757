import { setImmediate as turn } from 'node:timers/promises'
import type { DirectoryChange, DirectoryCounts, SettingValues } from '@signet/contract'
import type { DirectoryContent } from '../../../outside/identity/index.ts'
import type { Person, Snapshot } from '../../../people/directory/index.ts'

/** Why something is left as it is: a key below `directory-sync.reason.` and the parameters of its sentence. */
export type SyncReason = Readonly<{ code: string; params: Readonly<Record<string, string | number>> }>

export type SyncField = DirectoryChange['fields'][number]

/** What would happen to one person, department or group. */
export type SyncChange = Pick<DirectoryChange, 'part' | 'kind' | 'account' | 'name'> &
  Readonly<{
    /** The identifier in the directory. */
    subject: string
    fields: readonly SyncField[]
    reason: SyncReason | null
  }>

/** What is linked to the directory already, by its identifier there. */
export type Links = Readonly<{
  people: ReadonlyMap<string, Readonly<{ personId: string; isDisabledBySync: boolean }>>
  /** People who have signed in by the directory. */
  bound: ReadonlyMap<string, string>
  units: ReadonlyMap<string, string>
  groups: ReadonlyMap<string, string>
  /** Members of the groups, by id of the group. */
  members: ReadonlyMap<string, ReadonlySet<string>>
}>

export type Planning = Readonly<{
  content: DirectoryContent
  directory: Snapshot
  links: Links
  settings: SettingValues<'directorySync'>
  /** How somebody who is here already is found. */
  findBy: SettingValues<'ldap'>['findBy']
  newId: () => string
  /** The name of the post that people have in a department of the directory. */
  memberPost: string
}>

export type Linked = Readonly<{ subject: string; id: string }>

type About = Pick<SyncChange, 'part' | 'account' | 'name' | 'subject'>

/** A row that says why something is left as it is. */
export function conflict(about: About, code: string, params: SyncReason['params'] = {}): SyncChange {
  const { part, account, name, subject } = about
  return { part, kind: 'conflict', account, name, subject, fields: [], reason: { code, params } }
}

export function aboutPerson(
  subject: string,
  { account, name }: Readonly<Pick<Person, 'account' | 'name'>>,
): About {
  return { part: 'person', account, name, subject }
}

const rowsInTurn = 1_000

/** Makes one thing of each row, and lets others have their turn meanwhile. */
export async function inTurns<Row, Made>(
  rows: readonly Row[],
  make: (row: Row) => Made,
): Promise<readonly Made[]> {
  const made: Made[] = []
  for (let at = 0; at < rows.length; at += rowsInTurn) {
    made.push(...rows.slice(at, at + rowsInTurn).map(make))
    await turn()
  }
  return made
}

export function countsOf(changes: readonly SyncChange[], people: number): DirectoryCounts {
  const count = (isMeant: (change: SyncChange) => boolean) => changes.filter(isMeant).length
  const ofPeople = (kind: SyncChange['kind']) =>
    count((change) => change.part === 'person' && change.kind === kind)
  const ofPart = (part: SyncChange['part']) =>
    count((change) => change.part === part && change.kind !== 'conflict')
  return {
    people,
    new: ofPeople('new'),
    changed: ofPeople('changed'),
    linked: ofPeople('linked'),
    returned: ofPeople('returned'),
    vanished: ofPeople('vanished'),
    conflict: count(({ kind }) => kind === 'conflict'),
    departments: ofPart('department'),
    groups: ofPart('group'),
  }
}
