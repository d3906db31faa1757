import { contract } from '@signet/contract'
import { findableBy } from '../../../cases/reading/findable-people.ts'
import { serve } from '../../../http/serve.ts'
import { lockPerson } from '../../../people/directory/lock-person.ts'
import { pruneRecent, selectRecent, upsertRecent } from '../../../people/nearness/index.ts'
import { userRow } from '../organization/index.ts'

export const recent = serve(contract.contacts.recent, async (call) => {
  const { tx, actor, server, caller } = call
  const directory = await server.directories.of(actor.tenant)
  const mayFind = await findableBy(call)
  const view = { directory, reader: actor, t: server.words.t(caller.locale) }
  const found = (await selectRecent(tx, actor.personId)).flatMap((id) => {
    const person = directory.people.get(id)
    return person?.isEnabled && mayFind(id) ? [userRow(view, person)] : []
  })
  return { list: found }
})

/** Leaves out whom the caller may not find, and says nothing of it. */
export const meet = serve(contract.contacts.meet, async (call) => {
  const { input, tx, actor, server, now } = call
  const { personId } = actor
  const directory = await server.directories.of(actor.tenant)
  const mayFind = await findableBy(call)
  const met = [...new Set(input.ids)].filter((id) => id !== personId && directory.isActive(id) && mayFind(id))
  if (met.length === 0) return null

  await lockPerson(tx, personId)
  const at = Date.parse(now)
  await upsertRecent(
    tx,
    met.map((colleagueId, place) => ({
      ...{ personId, colleagueId },
      metAt: new Date(at + met.length - place).toISOString(),
    })),
  )
  await pruneRecent(tx, personId)
  return null
})
