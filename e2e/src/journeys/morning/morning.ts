import type { Journey, World } from '../../journey.ts'
import { caller } from '../../office.ts'
import { type AtWork, begin } from './at-work.ts'
import { budget, type Manner } from './budget.ts'
import { colleagues, type Who } from './colleagues.ts'
import { holdAgainst, openCases, readDecisions } from './hold-against.ts'
import { mornings } from './mornings.ts'
import { prepare } from './prepare.ts'

/**
 * Ten people decide sixty times at once, on phones and at desks, while their lists change. What each screen showed at
 * the press is what the server recorded, once; and every way to decide costs the presses it should.
 */
export const morning: Journey = {
  name: 'morning',
  run: async (world) => {
    await prepare(world)
    const { approvals } = await caller(world, 'admin')
    const caseIds = await openCases(approvals)
    const since = await serverTime(world)
    const whos = Object.keys(mornings) as Who[]
    const people = await Promise.all(whos.map((who) => begin(world, colleagues[who])))
    await Promise.all(people.map((at, index) => mornings[whos[index] as Who]?.(at)))

    const ledger = people.flatMap((at) => at.ledger)
    const accounts = people.map(({ account }) => account)
    holdAgainst(ledger, await readDecisions(world, { accounts, caseIds, since }))
    holdToBudget(people)
    for (const { leave } of people) await leave()
  },
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
