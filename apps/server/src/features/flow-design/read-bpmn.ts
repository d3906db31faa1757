import { importBpmn } from '@signet/bpmn'
import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { holdersNamed } from './holders-named.ts'

export const readFlowBpmn = serve(contract.flowDesign.readBpmn, async ({ input, actor, caller, server }) => {
  const t = server.words.t(caller.locale)
  const { definition, notes, processes } = await importBpmn(input.xml, {
    process: input.process,
    nameFor: (kind) => t(`${kind}.name`),
    peopleNamed: holdersNamed(await server.directories.of(actor.tenant)),
  })
  return {
    definition,
    processes: [...processes],
    notes: notes.map(({ code, element, name, detail }) => ({
      code,
      element,
      name,
      message: t(`bpmn.note.${code}`, { name: name || element, detail }),
    })),
  }
})
