import { contract } from '@signet/contract'
import { loadVisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { attachmentsById } from '../../../cases/store/file-store.ts'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import { personRef } from '../../../people/directory/index.ts'
import { commentRows } from './comment-store.ts'
import { commentView, fileIdsOf } from './comment-view.ts'

export const listComments = serve(contract.approvals.comments, async (call) => {
  const { actor, input, tx, server } = call
  await loadVisibleCase(call, { caseId: input.caseId })
  const { rows, total } = await commentRows(tx, input.caseId, rangeOf(input))
  const refer = personRef(await server.directories.of(actor.tenant))
  const files = await attachmentsById(tx, rows.flatMap(fileIdsOf))

  return toPage(rows, {
    asked: input,
    total,
    placeOf: ({ at, id }) => ({ at, id }),
    show: (row) => commentView(row, { refer, files }),
  })
})
