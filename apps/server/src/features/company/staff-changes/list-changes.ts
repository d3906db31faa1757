import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import { personMatcher } from '../../../people/directory/index.ts'
import { countChanges, findChange, lockChange, markCancelled, selectChanges } from './change-store.ts'
import { changeView } from './change-view.ts'

export const listChanges = serve(contract.staffChanges.list, async (call) => {
  const { input, actor, tx, server } = call
  const { state, kind, keyword } = input
  const directory = await server.directories.of(actor.tenant)
  const people = keyword
    ? [...directory.people.values()].filter(personMatcher(keyword)).map(({ id }) => id)
    : undefined
  const query = { state, kind, people }
  return toPage(await selectChanges(tx, query, rangeOf(input)), {
    request: input,
    total: await countChanges(tx, query),
    placeOf: ({ plannedAt, id }) => ({ at: plannedAt, id }),
    show: changeView(call, directory),
  })
})

export const openChange = serve(contract.staffChanges.open, async (call) => {
  const { input, actor, tx, server } = call
  const change = await findChange(tx, input.id)
  if (!change) throw new Refusal<RefusalCode>('staffChanges.notFound')
  return changeView(call, await server.directories.of(actor.tenant))(change)
})

export const cancelChange = serve(contract.staffChanges.cancel, async ({ input, tx }) => {
  const change = await lockChange(tx, input.id)
  if (!change) throw new Refusal<RefusalCode>('staffChanges.notFound')
  if (change.state !== 'planned') throw new Refusal<RefusalCode>('staffChanges.over')
  await markCancelled(tx, change.id)
  return null
})
