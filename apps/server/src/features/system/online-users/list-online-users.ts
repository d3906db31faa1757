import { contract } from '@signet/contract'
import { isoOf } from '../../../clock/clock.ts'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import { personMatcher, type SeesPhone, type Snapshot } from '../../../people/directory/index.ts'
import { reachSight } from '../../../people/rights/reach-sight.ts'
import { openSessionPage } from './open-session-store.ts'

const minute = 60_000
const day = 24 * 60 * minute

export const listOnlineUsers = serve(contract.onlineUsers.list, async (call) => {
  const { input, actor, now, server } = call
  const { tenant } = actor
  const directory = await server.directories.of(tenant)
  const { idleWebMinutes, idleAppDays } = await server.settings.of(tenant, 'sessions')
  const windows = server.sockets.windows(tenant)
  const ago = (milliseconds: number) => isoOf(Date.parse(now) - milliseconds)
  const { rows, total } = await openSessionPage(
    server.db.platform,
    {
      tenant,
      now,
      seenSince: { web: ago(idleWebMinutes * minute), app: ago(idleAppDays * day) },
      device: input.device,
      personIds: peopleNamed(directory, input.keyword, (await reachSight(call)).phone),
      ids: input.only === 'connected' ? [...windows.keys()] : undefined,
    },
    rangeOf(input),
  )
  return toPage(rows, {
    request: input,
    total,
    placeOf: ({ lastSeenAt, id }) => ({ at: lastSeenAt, id }),
    show: ({ id, personId, device, createdAt, lastSeenAt }) => ({
      id,
      ...personView(directory, personId),
      device,
      since: createdAt,
      lastSeenAt,
      windows: windows.get(id) ?? 0,
      isOwn: id === actor.session,
    }),
  })
})

function personView(directory: Snapshot, personId: string) {
  const { account = '', avatar: headIcon = '' } = directory.people.get(personId) ?? {}
  const department = directory.pathOf(directory.departmentOf(personId) ?? '').at(-1)?.name ?? ''
  return { person: { id: personId, name: directory.nameOf(personId), headIcon }, account, department }
}

/** Returns the people whose name, account or phone number has the keyword; undefined for everybody. */
function peopleNamed(
  directory: Snapshot,
  keyword: string | undefined,
  seesPhone: SeesPhone,
): readonly string[] | undefined {
  if (!keyword) return undefined
  return [...directory.people.values()].filter(personMatcher(keyword, seesPhone)).map(({ id }) => id)
}
