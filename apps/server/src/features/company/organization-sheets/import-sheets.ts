import { contract, type HandlerOutput } from '@signet/contract'
import { type Call, type ReadCall, serve } from '../../../http/serve.ts'
import type { Snapshot } from '../../../people/directory/index.ts'
import { announcePermissions } from '../../../people/rights/announce-permissions.ts'
import { hashPassword } from '../../../people/sessions/index.ts'
import { refuseTooManyPeople } from '../../../people/tenants/index.ts'
import { storeDepartments, storePeople } from './import-store.ts'
import { planDepartments } from './plan-departments.ts'
import { planPeople } from './plan-people.ts'
import { headingOf, type ImportKind } from './sheet-columns.ts'
import { readLines, type SheetLine } from './sheet-lines.ts'
import type { WrongCell } from './wrong-cells.ts'

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

const plans: Readonly<
  Record<ImportKind, (call: ReadCall, directory: Snapshot, lines: readonly SheetLine[]) => Planned>
> = {
  departments: ({ server }, directory, lines) => {
    const plan = planDepartments(directory, lines, server.newId)
    const { notes, units, unchanged } = plan
    return {
      ...{ rows: units, unchanged, posts: 0, wrong: notes.all(), wrongRows: notes.count() },
      store: ({ tx, now }) => storeDepartments(tx, plan, now),
    }
  },
  people: ({ server, caller }, directory, lines) => {
    const memberPost = server.words.t(caller.locale)('organization-sheets.memberPost')
    const plan = planPeople(directory, lines, { newId: server.newId, memberPost })
    const { notes, people, posts, unchanged } = plan
    return {
      ...{ rows: people, unchanged, posts: posts.length, wrong: notes.all(), wrongRows: notes.count() },
      store: async ({ tx, now, actor: { tenant } }) => {
        await storePeople(tx, plan, { now, passwordHash: await hashOfNoPassword(server.random) })
        if (people.some(({ isNew }) => isNew))
          await refuseTooManyPeople(tx, { tenants: server.tenants, tenant })
      },
    }
  },
}

/**
 * Returns a hash that fits no password, for people who cannot sign in until theirs is reset: the password behind it is
 * forgotten at once. One for all, since hashing takes a hundred milliseconds each.
 */
export function hashOfNoPassword(random: (bytes: number) => Uint8Array): Promise<string> {
  return hashPassword(Buffer.from(random(32)).toString('base64url'))
}

export const previewImport = serve(contract.organizationSheets.preview, async (call) => {
  const { input, server, actor } = call
  const lines = await readLines(call, input)
  const directory = await server.directories.of(actor.tenant)
  return answerOf(call, lines, plans[input.kind](call, directory, lines))
})

/** Plans again with the organization as it is now, and writes all right rows or, on a fault, none. */
export const importSheet = serve(contract.organizationSheets.import, async (call) => {
  const { input, server, actor } = call
  const lines = await readLines(call, input)
  await server.directories.changed({ ...call, tenant: actor.tenant })
  const directory = await server.directories.within(call.tx)
  const planned = plans[input.kind](call, directory, lines)
  if (planned.rows.length > 0) {
    await planned.store(call)
    announcePermissions(call, 'everybody')
  }
  return answerOf(call, lines, planned)
})

const mostShown = 200

function answerOf(
  { server, caller }: Pick<ReadCall, 'server' | 'caller'>,
  lines: readonly SheetLine[],
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
      column: headingOf(server, locale, column),
      value: value.slice(0, 200),
      reason: t(`organization-sheets.wrong.${reason}`, params),
    })),
    wrongCellCount: wrong.length,
  }
}
