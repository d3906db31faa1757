import type { Client } from '@signet/client'
import type { World } from '../../journey.ts'
import { idOf, publishFlow, stepsInARow } from '../../office.ts'
import { clientOf } from '../../publish.ts'
import { type Colleague, colleagues, type Who } from './colleagues.ts'

const password = 'signet-demo'

/** Cases that wait for each person. Two more people get the contested one at once. */
const waiting: Readonly<Record<Who, number>> = {
  manager: 6,
  finance: 6,
  director: 6,
  offline: 6,
  passing: 6,
  typing: 6,
  walking: 6,
  ticking: 7,
  clicking: 6,
  signing: 5,
}

export const contested = 'Contested'

/**
 * Lets the new colleagues join, publishes a flow for each person and launches what waits for them. Each approver
 * hands the case to the next person, so that lists change while they are being read.
 */
export async function prepare(world: World): Promise<void> {
  const { organization } = await clientOf(world, 'admin')
  const everybody: readonly Colleague[] = Object.values(colleagues)
  for (const { account, joinsAs } of everybody)
    if (joinsAs)
      await organization.createUser({ account, realName: joinsAs, password, mustChangePassword: false })

  const ids = new Map<string, string>()
  for (const { account } of everybody) ids.set(account, await idOf(world, account))
  const { approvals } = await clientOf(world, 'employee')
  const whos = Object.keys(colleagues) as Who[]
  for (const [at, who] of whos.entries()) {
    const next = whos[(at + 1) % whos.length] ?? who
    const people = [who, next].map((one) => ids.get(colleagues[one].account) ?? '')
    await launchFor({ world, approvals, who, people })
  }
  await launchContested({
    world,
    approvals,
    people: [ids.get('manager') ?? '', ids.get(colleagues.signing.account) ?? ''],
  })
}

type Launching = Readonly<{ world: World; approvals: Client['approvals']; people: readonly string[] }>

async function launchFor({
  world,
  approvals,
  who,
  people,
}: Launching & Readonly<{ who: Who }>): Promise<void> {
  const [first = '', second = ''] = people
  const steps = [
    { id: 'review', name: '审批', people: [first], addSigners: 1 },
    { id: 'then', name: '复核', people: [second] },
  ]
  const flowId = await publishFlow(
    world,
    `morning_${who}`,
    stepsInARow(`晨间 ${who}`, steps, { title: '{what}' }),
  )
  // Newest first: the first one is launched last.
  for (let at = waiting[who]; at > 0; at -= 1)
    await approvals.launch({ flowId, values: { what: `${colleagues[who].topic} ${at}` } })
}

async function launchContested({ world, approvals, people }: Launching): Promise<void> {
  const flowId = await publishFlow(
    world,
    'morning_contested',
    stepsInARow('晨间或签', [{ id: 'review', name: '或签', people }], { title: '{what}' }),
  )
  await approvals.launch({ flowId, values: { what: contested } })
}
