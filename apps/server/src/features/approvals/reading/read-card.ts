import { contract } from '@signet/contract'
import { summary } from '@signet/form'
import { loadVisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { loadVisibleForm } from '../../../cases/reading/load-visible-form.ts'
import { namedCase } from '../../../cases/reading/named-case.ts'
import { serve } from '../../../http/serve.ts'
import { personRef } from '../../../people/directory/index.ts'
import { namesOf } from '../../../records/references/index.ts'

/**
 * What a case shows in a line of something else, like a conversation. A line that passes by is not an opened case: it
 * marks nothing as seen or read.
 */
export const readCard = serve(contract.approvals.card, async (call) => {
  const { locale } = call.caller
  const seen = await loadVisibleCase(call, call.input)
  const { state, stored, design } = seen
  const { values, directory, formulaContext } = await loadVisibleForm(call, seen)
  const { title, flowName } = namedCase(seen, locale)
  const names = await namesOf(call, { form: design.form, records: [values], context: formulaContext })

  return {
    title,
    flowName,
    starter: personRef(directory)(state.starter),
    status: state.status,
    fields: summary(design.form, values, { locale, names }).map(({ label, text }) => ({ label, text })),
  }
})
