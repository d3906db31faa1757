import { contract, type HandlerOutput } from '@signet/contract'
import { type Call, type ReadCall, serve } from '../../../http/serve.ts'
import type { Snapshot } from '../../../people/directory/index.ts'
import { announcePermissions } from '../../../people/rights/announce-permissions.ts'
import { hashPassword } from '../../../people/sessions/index.ts'
import { refuseTooManyPeople } from '../../../people/tenants/index.ts'
import type { Server } from '../../../server.ts'
import { writeRecord } from '../personnel/index.ts'
import { storeCircles, storeDepartments, storePeople } from './import-store.ts'
import {
  findPersonnelColumns,
  headingOfColumn,
  judgePersonnel,
  type PersonnelChange,
  type PersonnelColumns,
  personnelColumn,
} from './personnel-columns.ts'
import { type CircleSheet, planCircles } from './plan-circles.ts'
import { planDepartments } from './plan-departments.ts'
import { planPeople } from './plan-people.ts'
import { headingOf, type ImportKind } from './sheet-columns.ts'
import { readLines, type SheetLine } from './sheet-lines.ts'
import { openNotes, type WrongCell } from './wrong-cells.ts'

type Answer = HandlerOutput<typeof contract.organizationSheets.import>
type Importing = Call<typeof contract.organizationSheets.import>

/** What an import of one kind would do, and how to do it. */
type Planned = Readonly<{
  rows: readonly Readonly<{ isNew: boolean }>[]
  unchanged: number
  posts: number
  wrong: readonly WrongCell[]
  wrongRows: number
  store: (call: Importing) => Promise<void>
}>

type Planning = Readonly<{
  directory: Snapshot
  lines: readonly SheetLine[]
  personnel: PersonnelColumns | undefined
}>

const plans: Readonly<Record<ImportKind, (call: ReadCall, planning: Planning) => Promise<Planned>>> = {
  departments: async ({ server }, { directory, lines }) => {
    const plan = planDepartments(directory, lines, server.newId)
    const { notes, units, unchanged } = plan
    return {
      ...{ rows: units, unchanged, posts: 0, wrong: notes.all(), wrongRows: notes.count() },
      store: ({ tx, now }) => storeDepartments(tx, plan, now),
    }
  },
  roles: async ({ server }, planning) => circlesOf(server, 'roles', planning),
  groups: async ({ server }, planning) => circlesOf(server, 'groups', planning),
  people: async (call, { directory, lines, personnel }) => {
    const { server, caller } = call
    const memberPost = server.words.t(caller.locale)('organization-sheets.memberPost')
    const notes = openNotes()
    const changes = personnel ? await judgePersonnel(call, personnel, lines, { directory, notes }) : none
    const changesMore = (row: number) => changes.has(row)
    const plan = planPeople(directory, lines, { newId: server.newId, memberPost, notes, changesMore })
    const { people, posts, unchanged } = plan
    return {
      ...{ rows: people, unchanged, posts: posts.length, wrong: notes.all(), wrongRows: notes.count() },
      store: async (writing) => {
        const { tx, now, actor } = writing
        await storePeople(tx, plan, { now, passwordHash: await hashOfNoPassword(server.random) })
        if (people.some(({ isNew }) => isNew))
          await refuseTooManyPeople(tx, { tenants: server.tenants, tenant: actor.tenant })
        for (const { row, facts } of people) {
          const change = changes.get(row)
          if (change && personnel)
            await writeRecord(writing, personnel.personnel, { personId: facts.id, ...change })
        }
      },
    }
  },
}

function circlesOf(
  { newId }: Pick<Server, 'newId'>,
  kind: CircleSheet,
  { directory, lines }: Planning,
): Planned {
  const { notes, circles, rows, unchanged } = planCircles(directory, { kind, lines }, newId)
  const table = kind === 'roles' ? 'role' : 'personGroup'
  return {
    ...{ rows, unchanged, posts: 0, wrong: notes.all(), wrongRows: notes.count() },
    store: ({ tx, now }) => storeCircles(tx, { table, circles }, now),
  }
}

const none: ReadonlyMap<number, PersonnelChange> = new Map()

/**
 * Returns a hash that fits no password, for people who cannot sign in until theirs is reset: the password behind it is
 * forgotten at once. One for all, since hashing takes a hundred milliseconds each.
 */
export function hashOfNoPassword(random: (bytes: number) => Uint8Array): Promise<string> {
  return hashPassword(Buffer.from(random(32)).toString('base64url'))
}

export const previewImport = serve(contract.organizationSheets.preview, async (call) => {
  const { input, server, actor } = call
  const read = await readImport(call, input)
  const directory = await server.directories.of(actor.tenant)
  return answerOf(call, read, await plans[input.kind](call, { directory, ...read }))
})

/** Plans again with the organization as it is now, and writes all right rows or, on a fault, none. */
export const importSheet = serve(contract.organizationSheets.import, async (call) => {
  const { input, server, actor } = call
  const read = await readImport(call, input)
  await server.directories.changed({ ...call, tenant: actor.tenant })
  const directory = await server.directories.within(call.tx)
  const planned = await plans[input.kind](call, { directory, ...read })
  if (planned.rows.length > 0) {
    await planned.store(call)
    announcePermissions(call, 'everybody')
  }
  return answerOf(call, read, planned)
})

type ReadImport = Omit<Planning, 'directory'>

async function readImport(call: ReadCall, { kind, fileId }: Importing['input']): Promise<ReadImport> {
  const personnel = kind === 'people' ? await findPersonnelColumns(call.tx) : undefined
  const more = (heading: string) => personnel && personnelColumn(personnel, heading)
  return { personnel, lines: await readLines(call, { kind, fileId, more }) }
}

const mostShown = 200

function answerOf(
  { server, caller }: Pick<ReadCall, 'server' | 'caller'>,
  { lines, personnel }: ReadImport,
  { rows, unchanged, posts, wrong, wrongRows }: Planned,
): Answer {
  const { locale } = caller
  const t = server.words.t(locale)
  const added = rows.filter(({ isNew }) => isNew).length
  return {
    rows: lines.length,
    added,
    changed: rows.length - added,
    unchanged,
    wrong: wrongRows,
    postsAdded: posts,
    wrongCells: wrong.slice(0, mostShown).map(({ row, column, value, reason, params = {} }) => ({
      row,
      column: headingOfColumn(personnel, locale, column) ?? headingOf(server, locale, column),
      value: value.slice(0, 200),
      reason: t(`organization-sheets.wrong.${reason}`, params),
    })),
    wrongCellCount: wrong.length,
  }
}
