import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { matchesText, maySignIn, personRef } from '../../../people/directory/index.ts'
import { refuseOutside } from '../../../people/rights/refuse-outside.ts'
import { pageOfRows } from '../organization/index.ts'
import { type ExternalRow, externalRows } from './external-store.ts'

/** A company has hundreds of them at most, so that one page is cut from all. */
export const listExternals = serve(contract.externals.list, async (call) => {
  const { input, tx, actor, server } = call
  await refuseOutside(call, 'people', { units: [null] })
  const refer = personRef(await server.directories.of(actor.tenant))
  const isOpen = (row: ExternalRow) => maySignIn(row, server.clock())
  const rows = (await externalRows(tx)).filter(
    (row) =>
      isFound(row, input.keyword) && (input.state === 'any' || isOpen(row) === (input.state === 'open')),
  )
  const page = pageOfRows(rows, input, ({ externalUntil, id }) => [externalUntil ?? '', id])
  return {
    ...page,
    list: page.list.map((row) => ({
      ...row,
      realName: row.name,
      until: row.externalUntil ?? row.invitedAt,
      invitedBy: refer(row.invitedBy),
      isOpen: isOpen(row),
    })),
  }
})

function isFound({ name, account, company }: ExternalRow, keyword = ''): boolean {
  return keyword === '' || [name, account, company].some((text) => matchesText(text, keyword))
}
