import { contract, type ParsedInput } from '@signet/contract'
import { sayReason } from '../../../clock/reason.ts'
import { serve } from '../../../http/serve.ts'
import {
  matchesText,
  maySignIn,
  personRef,
  type Snapshot,
  spellInLatin,
} from '../../../people/directory/index.ts'
import { refuseOutside } from '../../../people/rights/refuse-outside.ts'
import { pageOfRows } from '../organization/index.ts'
import { type ExternalRow, externalRows } from './external-store.ts'
import { invitationsOf, type StoredInvitation } from './invitation-store.ts'

/** A company has hundreds of them at most, so that one page is cut from all. */
export const listExternals = serve(contract.externals.list, async (call) => {
  const { input, tx, actor, server, caller } = call
  await refuseOutside(call, 'people', { units: [null] })
  const directory = await server.directories.of(actor.tenant)
  const refer = personRef(directory)
  const isOpen = (row: ExternalRow) => maySignIn(row, server.clock())
  const rows = (await externalRows(tx)).filter(
    (row) =>
      isFound(row, input.keyword) && (input.state === 'any' || isOpen(row) === (input.state === 'open')),
  )
  const { keyOf, sorted, isDown } = inOrder(directory, rows, input)
  const page = pageOfRows(sorted, { ...input, isDown }, keyOf)
  const invitations = await invitationsOf(
    tx,
    page.list.map(({ id }) => id),
  )
  const say = server.words.t(caller.locale)
  return {
    ...page,
    list: page.list.map((row) => ({
      ...row,
      realName: row.name,
      until: row.externalUntil ?? row.invitedAt,
      invitedBy: refer(row.invitedBy),
      isOpen: isOpen(row),
      invitation: invitationView(say, invitations.get(row.id)),
    })),
  }
})

type Wanted = ParsedInput<typeof contract.externals.list>

/** Chinese names are ordered by their sound, as people are. */
function inOrder(directory: Snapshot, rows: readonly ExternalRow[], { sort, order }: Wanted) {
  const words: Readonly<Record<Wanted['sort'], (row: ExternalRow) => string>> = {
    until: ({ externalUntil }) => externalUntil ?? '',
    name: ({ name }) => spellInLatin(name),
    company: ({ company }) => spellInLatin(company),
    invitedBy: ({ invitedBy }) => spellInLatin(directory.nameOf(invitedBy)),
  }
  const keys = new Map(rows.map((row) => [row.id, words[sort](row)]))
  const keyOf = ({ id }: ExternalRow) => [keys.get(id) ?? '', id] as const
  const isDown = order === 'descending'
  const sorted = rows.toSorted((one, other) => (isBefore(keyOf(one), keyOf(other)) === isDown ? 1 : -1))
  return { keyOf, sorted, isDown }
}

function isBefore([a, idA]: readonly [string, string], [b, idB]: readonly [string, string]): boolean {
  return a < b || (a === b && idA < idB)
}

function isFound({ name, account, company }: ExternalRow, keyword = ''): boolean {
  return keyword === '' || [name, account, company].some((text) => matchesText(text, keyword))
}

function invitationView(say: Parameters<typeof sayReason>[0], stored: StoredInvitation | undefined) {
  if (!stored) return null
  const { way, state, reason, changedAt: at } = stored
  return { way, state, at, reason: reason ? sayReason(say, reason) : '' }
}
