import { flowLink } from '@signet/client/links'
import type { Locale } from '@signet/i18n'
import { findVisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { titleOf } from '../../../cases/reading/named-case.ts'
import { isoOf } from '../../../clock/clock.ts'
import { actorWithoutSession } from '../../../http/actor.ts'
import type { Person } from '../../../people/directory/index.ts'
import type { ReplyContext } from './read-answer.ts'
import { casesOfDigest } from './reply-store.ts'

/** A case, and the address of its page. */
export type PlaceToAnswer = Readonly<{ title: string; link: string }>

type Answered = Readonly<{ digest: string; sender: Person; locale: Locale }>

/** Returns the cases of a digest that its reader can still see; none while the server has no public address. */
export async function placesOfDigest(
  { server, tenant }: Pick<ReplyContext, 'server' | 'tenant'>,
  { digest, sender, locale }: Answered,
): Promise<readonly PlaceToAnswer[]> {
  const home = server.publicUrl
  if (home === undefined) return []
  const tx = server.db.tenant(tenant)
  const directory = await server.directories.of(tenant)
  const actor = {
    ...actorWithoutSession({ personId: sender.id, tenant, isAdministrator: false }),
    isExternal: directory.isExternal(sender.id),
  }
  const places: PlaceToAnswer[] = []
  for (const caseId of await casesOfDigest(tx, digest)) {
    const seen = await findVisibleCase({ tx, actor, server, now: isoOf(server.clock()) }, caseId)
    if (!seen) continue
    places.push({ title: titleOf(seen.state, locale), link: new URL(flowLink({ caseId }), home).href })
  }
  return places
}
