import { contract } from '@signet/contract'
import { loadVisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { loadVisibleForm } from '../../../cases/reading/load-visible-form.ts'
import { serve } from '../../../http/serve.ts'
import { changesBefore, describeChanges, readVersionCursor } from '../../../records/changes/index.ts'

/** What changed in the form of a case, without fields that its reader may not see. */
export const listChanges = serve(contract.approvals.changes, async (call) => {
  const { input, tx } = call
  const seen = await loadVisibleCase(call, input)
  const { formId, form } = seen.design
  const { rights, values, directory, formulaContext } = await loadVisibleForm(call, seen)
  const { recordId } = seen.stored
  const before = readVersionCursor(input.cursor)
  const found = await changesBefore(tx, { formId, recordId }, before, input.pageSize + 1)
  const shown = found.slice(0, input.pageSize)
  return {
    list: await describeChanges(call, shown, { form, rights, values, directory, context: formulaContext }),
    next: found.length > input.pageSize ? String(shown.at(-1)?.version ?? 1) : null,
  }
})
