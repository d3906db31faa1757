import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { findableBy } from '../../../cases/reading/findable-people.ts'
import { serve } from '../../../http/serve.ts'
import { lockPerson } from '../../../people/directory/lock-person.ts'
import { selectStarred } from '../../../people/nearness/index.ts'
import { userRow } from '../organization/index.ts'
import { findColleague } from './find-colleague.ts'
import { countStarred, deleteStar, insertStar } from './star-store.ts'

export const starred = serve(contract.contacts.starred, async (call) => {
  const { tx, actor, server, caller } = call
  const directory = await server.directories.of(actor.tenant)
  const mayFind = await findableBy(call)
  const found = (await selectStarred(tx, actor.personId)).flatMap((id) => {
    const person = directory.people.get(id)
    return person?.isEnabled && mayFind(id) ? [person] : []
  })
  const byName = found.toSorted((a, b) => a.pinyin.localeCompare(b.pinyin) || a.id.localeCompare(b.id))
  const view = { directory, reader: actor, t: server.words.t(caller.locale) }
  return { list: byName.map((person) => userRow(view, person)) }
})

const most = 200

export const star = serve(contract.contacts.star, async (call) => {
  const { input, tx, actor, now } = call
  if (!input.isStarred) {
    await deleteStar(tx, actor.personId, input.id)
    return null
  }
  const { person } = await findColleague(call, input.id)
  await lockPerson(tx, actor.personId)
  await insertStar(tx, { personId: actor.personId, colleagueId: person.id, starredAt: now })
  if ((await countStarred(tx, actor.personId)) > most)
    throw new Refusal<RefusalCode>('contacts.tooMany', { max: most })
  return null
})
