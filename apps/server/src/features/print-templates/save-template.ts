import { contract, type RefusalCode } from '@signet/contract'
import { readTemplate } from '@signet/print'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { lockTemplate, updateDraft } from './print-template-store.ts'

export const saveTemplate = serve(contract.printTemplates.save, async ({ input, actor, tx, now, server }) => {
  const draft = readTemplate(input.definition)
  const { id, draftNumber, changedBy: before } = await lockTemplate(tx, input)
  if (draftNumber !== input.number) {
    const { nameOf } = await server.directories.of(actor.tenant)
    throw new Refusal<RefusalCode>('design.changedMeanwhile', { person: nameOf(before) })
  }

  const number = draftNumber + 1
  const change = { changedBy: actor.personId, changedAt: now }
  await updateDraft(tx, { id, name: input.name, draft, draftNumber: number, ...change })
  return { number }
})
