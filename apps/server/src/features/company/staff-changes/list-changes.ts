import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import { administrationOf, personMatcher } from '../../../people/directory/index.ts'
import { reachSight } from '../../../people/rights/reach-sight.ts'
import { refuseOutside } from '../../../people/rights/refuse-outside.ts'
import { countChanges, findChange, lockChange, markCancelled, selectChanges } from './change-store.ts'
import { changeView } from './change-view.ts'

export const listChanges = serve(contract.staffChanges.list, async (call) => {
  const { input, actor, tx, server } = call
  const { state, kind, keyword } = input
  const directory = await server.directories.of(actor.tenant)
  const own = administrationOf(directory, actor.personId)
  const isMeant = personMatcher(keyword, (await reachSight(call)).phone)
  const people =
    keyword || !own.isEverything
      ? [...directory.people.values()]
          .filter((person) => isMeant(person) && own.hasPerson('people', person.id))
          .map(({ id }) => id)
      : undefined
  const query = { state, kind, people }
  return toPage(await selectChanges(tx, query, rangeOf(input)), {
    request: input,
    total: await countChanges(tx, query, rangeOf(input)),
    placeOf: ({ plannedAt, id }) => ({ at: plannedAt, id }),
    show: changeView(call, directory),
  })
})

export const openChange = serve(contract.staffChanges.open, async (call) => {
  const { input, actor, tx, server } = call
  const change = await findChange(tx, input.id)
  if (!change) throw new Refusal<RefusalCode>('staffChanges.notFound')
  await refuseOutside(call, 'people', { people: [change.personId] })
  return changeView(call, await server.directories.of(actor.tenant))(change)
})

export const cancelChange = serve(contract.staffChanges.cancel, async (call) => {
  const { input, tx } = call
  const change = await lockChange(tx, input.id)
  if (!change) throw new Refusal<RefusalCode>('staffChanges.notFound')
  await refuseOutside(call, 'people', { people: [change.personId] })
  if (change.state !== 'planned') throw new Refusal<RefusalCode>('staffChanges.over')
  await markCancelled(tx, change.id)
  return null
})
