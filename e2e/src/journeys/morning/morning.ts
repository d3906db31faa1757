import type { Journey, World } from '../../journey.ts'
import { clientOf } from '../../publish.ts'
import { type AtWork, begin } from './at-work.ts'
import { budget, type Manner } from './budget.ts'
import { colleagues, type Who } from './colleagues.ts'
import { holdAgainst, openCases, readDecisions } from './hold-against.ts'
import { type Meet, mornings } from './mornings.ts'
import { prepare } from './prepare.ts'

const decisions = 60

/** How many people press at the same time: more browsers than two cores bear make every wait a matter of luck. */
const atOnce = 4

/** What a browser says of the network that the journey took away. */
const networkAway = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/

/**
 * Ten people decide sixty times, four of them at once, on phones and at desks, while their lists change. What each screen showed at
 * the press is what the server recorded, once; and every way to decide costs the presses it should.
 */
export const morning: Journey = {
  name: 'morning',
  run: async (world) => {
    await prepare(world)
    const { approvals } = await clientOf(world, 'admin')
    const caseIds = await openCases(approvals)
    const since = await serverTime(world)
    const meet = meetingOfTwo()
    const people = await workInTurns(order, async (who) => {
      const at = await begin(world, colleagues[who])
      await mornings[who](at, meet).catch((cause: unknown) => {
        throw new Error(`The morning of ${who}: ${cause instanceof Error ? cause.stack : cause}`, { cause })
      })
      await at.page.close()
      return at
    })

    const ledger = people.flatMap((at) => at.ledger)
    const accounts = people.map(({ account }) => account)
    holdAgainst(ledger, await readDecisions(world, { accounts, caseIds, since }))
    if (ledger.length !== decisions) throw new Error(`${ledger.length} decisions, not ${decisions}.`)
    holdToBudget(people)
    for (const { leave } of people) await leave(networkAway)
  },
}

/** Those who wait for each other begin together: two meet, and one is added by another. */
const order: readonly Who[] = [
  'manager',
  'signing',
  'passing',
  'director',
  'walking',
  'finance',
  'typing',
  'offline',
  'ticking',
  'clicking',
]

async function workInTurns<At>(whos: readonly Who[], work: (who: Who) => Promise<At>): Promise<At[]> {
  const waiting = [...whos]
  const done: At[] = []
  const desk = async () => {
    for (let who = waiting.shift(); who; who = waiting.shift()) done.push(await work(who))
  }
  await Promise.all(Array.from({ length: atOnce }, desk))
  return done
}

/** Lets two people wait for each other. */
function meetingOfTwo(): Meet {
  const { promise, resolve } = Promise.withResolvers<void>()
  let here = 0
  return () => {
    here += 1
    if (here === 2) resolve()
    return promise
  }
}

async function serverTime({ product }: World): Promise<string> {
  const answer = await fetch(`${product.address}/api/health/live`)
  return new Date(answer.headers.get('date') ?? Date.now()).toISOString()
}

function holdToBudget(people: readonly AtWork[]): void {
  const all = people.flatMap(({ counted }) => counted)
  const wrong: string[] = []
  for (const manner of Object.keys(budget) as Manner[]) {
    const counts = all.filter((one) => one.manner === manner).map(({ presses }) => presses)
    process.stdout.write(`  ${manner}: ${counts.join(' ')}\n`)
    if (counts.some((count) => count !== budget[manner].presses))
      wrong.push(`${manner}: ${counts.join(' ')}, not ${budget[manner].presses}`)
  }
  const presses = all.reduce((sum, one) => sum + one.presses, 0)
  process.stdout.write(`  ${presses} presses for ${all.length} deeds\n`)
  if (wrong.length > 0) throw new Error(`Presses differ from the budget:\n${wrong.join('\n')}`)
}
