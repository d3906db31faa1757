import type { contract, ParsedInput } from '@signet/contract'
import type { Locale } from '@signet/i18n'
import { inParts } from '@signet/std'
import {
  type Organization,
  orgNameTree,
  type Person,
  type Post,
  type Snapshot,
} from '../../../people/directory/index.ts'
import type { AskingModel } from '../../../records/models/index.ts'
import type { Server } from '../../../server.ts'
import type { SheetRows } from '../../../sheets/index.ts'
import { findPersonnelColumns, personnelCells, personnelHeadings } from './personnel-columns.ts'
import { headingsOf, type SheetKind } from './sheet-columns.ts'

type Sheet = ParsedInput<typeof contract.organizationSheets.link>

const rowsAtOnce = 500

/** Yields the rows of an export, or only the headings of a template. What is exported can be imported again. */
export async function* organizationBatches(call: AskingModel, { kind, content }: Sheet): SheetRows {
  const { server, actor, caller } = call
  const isTemplate = content === 'template'
  const personnel = kind === 'people' ? await findPersonnelColumns(call.tx) : undefined
  const more = personnel ? personnelHeadings(personnel, caller.locale) : []
  yield [[...headingsOf(server, caller.locale, { kind, isTemplate }), ...more]]
  if (isTemplate) return

  const directory = await server.directories.of(actor.tenant)
  const t = server.words.t(caller.locale)
  const rows = exported[kind](directory, (key) => t(`organization-sheets.${key}`))
  const cellsOf = personnel ? await personnelCells(call, personnel) : () => []
  const people = [...directory.people.keys()]
  const whole = personnel ? rows.map((row, at) => [...row, ...cellsOf(people[at] ?? '')]) : rows
  yield* inParts(whole, rowsAtOnce)
}

export function sheetName(server: Server, locale: Locale, kind: SheetKind): string {
  return server.words.t(locale)(`organization-sheets.name.${kind}`)
}

type Say = (key: string) => string
type Rows = readonly (readonly string[])[]

const exported: Readonly<Record<SheetKind, (directory: Snapshot, say: Say) => Rows>> = {
  departments: (directory, say) => {
    const place = unitPlaces(directory)
    return inOrder(directory).map(({ code, name, parentId, category, headId }) => [
      code,
      name,
      place(parentId),
      say(category),
      accountOf(directory, headId),
    ])
  },
  roles: (directory) => circleRows(directory, 'roles'),
  groups: (directory) => circleRows(directory, 'groups'),
  posts: (directory) => {
    const place = unitPlaces(directory)
    return [...directory.posts.values()].map((post) => [
      post.code,
      post.name,
      place(post.organizationId),
      directory.posts.get(post.parentId ?? '')?.name ?? '',
      accountOf(directory, post.dutyPersonId),
      String(directory.holdersOf({ kind: 'position', id: post.id }).length),
    ])
  },
  people: (directory, say) => {
    const place = unitPlaces(directory)
    return [...directory.people.values()].map((person) => {
      const posts = mainFirst(directory, person)
      return [
        person.account,
        person.name,
        place(posts[0]?.organizationId ?? null),
        posts.map((post) => postPlace(directory, post, posts[0])).join('、'),
        accountOf(directory, person.managerId),
        person.mobilePhone,
        person.email,
        say(person.gender),
        person.employeeNumber,
        person.entryDate ?? '',
        say(person.isEnabled ? 'active' : 'disabled'),
      ]
    })
  },
}

/** A row for each member; one without an account for a role or group that has none. */
function circleRows(directory: Snapshot, sheet: 'roles' | 'groups'): Rows {
  const kind = sheet === 'roles' ? 'role' : 'group'
  return [...directory[sheet].values()].flatMap(({ id, code, name }) => {
    const members = directory.holdersOf({ kind, id })
    const people = members.length > 0 ? members : [null]
    return people.map((person) => [
      ...[code, name, accountOf(directory, person)],
      directory.people.get(person ?? '')?.name ?? '',
    ])
  })
}

/** Parents before children. */
function inOrder(directory: Snapshot): readonly Organization[] {
  return directory.childrenOf(null).flatMap(({ id }) => directory.subtreeOf(id))
}

function accountOf(directory: Snapshot, person: string | null): string {
  return directory.people.get(person ?? '')?.account ?? ''
}

/** Returns the path of a department, or its code where two have the same path. */
function unitPlaces(directory: Snapshot): (id: string | null) => string {
  const paths = new Map([...directory.organizations.keys()].map((id) => [id, orgNameTree(directory, id)]))
  const seen = Map.groupBy(paths.values(), (path) => path)
  return (id) => {
    const path = paths.get(id ?? '') ?? ''
    const isClear = seen.get(path)?.length === 1
    return isClear ? path : (directory.organizations.get(id ?? '')?.code ?? '')
  }
}

function mainFirst(directory: Snapshot, { id, majorPostId }: Person): readonly Post[] {
  return directory.postsOf(id).toSorted((a, b) => Number(b.id === majorPostId) - Number(a.id === majorPostId))
}

/** The name of a post in the main department; its code where the name would be read as something else. */
function postPlace(directory: Snapshot, post: Post, main: Post | undefined): string {
  const twins = [...directory.topPostsIn(post.organizationId)].filter(({ name }) => name === post.name)
  const isPlain = !/[;；,，、/]/.test(post.name) && twins.length < 2 && post.parentId === null
  return isPlain && post.organizationId === main?.organizationId ? post.name : post.code
}
