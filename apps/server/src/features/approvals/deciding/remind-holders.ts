import { contract } from '@signet/contract'
import { moveCase } from '../../../cases/move-case.ts'
import { serve } from '../../../http/serve.ts'
import { personRef } from '../../../people/directory/index.ts'

export const remindHolders = serve(contract.approvals.urge, async (call) => {
  const { actor, input, server } = call
  const command = () => ({ type: 'urge' as const, by: actor.personId })
  const { after, events } = await moveCase(call, { caseId: input.caseId, command })

  const urged = new Set(events.flatMap((event) => (event.type === 'urged' ? event.tasks : [])))
  const people = new Set(after.tasks.filter(({ id }) => urged.has(id)).map(({ person }) => person))
  const directory = await server.directories.of(actor.tenant)
  return { reminded: [...people].map(personRef(directory)) }
})
