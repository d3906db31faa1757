import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { orgNameTree, personRef, type Snapshot } from '../../../people/directory/index.ts'
import { reachSight } from '../../../people/rights/reach-sight.ts'
import { fieldsOfCard } from '../personnel/index.ts'
import { findColleague } from './find-colleague.ts'
import { isStarredBy } from './star-store.ts'

export const card = serve(contract.contacts.card, async (call) => {
  const { actor, tx, now } = call
  const { directory, person } = await findColleague(call, call.input.id)
  const sees = await reachSight(call)
  const refer = personRef(directory)
  const posts = directory.postsOf(person.id)
  const units = [...new Set(posts.map(({ organizationId }) => organizationId))]
  return {
    person: refer(person.id),
    account: person.account,
    departments: units.map((id) => ({ id, name: orgNameTree(directory, id) })),
    posts: posts.map(({ name }) => name),
    superiors: superiorsOf(directory, person.id).map(refer),
    standIns: directory.standInsOf(person.id, now).map(({ to, end }) => ({ person: refer(to), until: end })),
    mobilePhone: sees.phone(person) ? person.mobilePhone : '',
    email: sees.mail(person) ? person.email : '',
    fields: await fieldsOfCard(call, person.id),
    isStarred: await isStarredBy(tx, actor.personId, person.id),
  }
})

/** As many as a phone shows on one line. */
const mostSuperiors = 5

/** From the direct manager upwards, those alone who work here. */
function superiorsOf(directory: Snapshot, person: string): readonly string[] {
  const levels = Array.from({ length: mostSuperiors }, (_, index) => directory.managerOf(person, index + 1))
  return levels.flatMap((one) => (one !== undefined && directory.isActive(one) ? [one] : []))
}
