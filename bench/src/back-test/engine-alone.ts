import {
  compareCourses,
  compileFlow,
  evolveAll,
  FlowDefinition,
  type FlowEvent,
  type FlowPlan,
  recordedCase,
  replayCase,
  step,
} from '@signet/flow'
import { factsAt } from '@signet/flow/testing'
import { realistic, realisticValues } from '../designs/realistic.ts'
import { percentile } from '../percentile.ts'

const turns = 3
const people = ['li', 'wang', 'zhao'] as const

/** Cases a second from the text of their events, played through their own version and through a draft, on one core. */
export function engineAlone(cases: number): number {
  const own = planOf(1000)
  const draft = planOf(2000)
  const stored = Array.from({ length: cases }, (_, place) => historyOf(own, 500 + (place % 3) * 1000))
  const rates = Array.from({ length: turns }, () => {
    const began = performance.now()
    const different = stored.filter((one) => isDifferent(one, own, draft)).length
    if (different === 0 || different === cases)
      throw new Error(`${different} cases of ${cases} went another way.`)
    return (cases * 1000) / (performance.now() - began)
  })
  return percentile(rates, 50)
}

function planOf(limit: number): FlowPlan {
  const definition = FlowDefinition.parse(realistic(people).flow)
  const lines = definition.lines.map((line) =>
    line.condition === undefined ? line : { ...line, condition: `amount > ${limit}` },
  )
  return compileFlow({ ...definition, lines }, { amount: 'number' })
}

type Stored = Readonly<{ bodies: readonly string[]; amount: number }>

function historyOf(plan: FlowPlan, amount: number): Stored {
  const facts = factsAt(0, { ...realisticValues, amount })
  const history: FlowEvent[] = []
  const launch = { type: 'launch', by: 'chen', caseId: 'c', flowVersionId: 'v1' } as const
  history.push(...step(plan, null, launch, facts).events)
  for (let state = evolveAll(history); state.status === 'running'; state = evolveAll(history)) {
    const open = state.tasks.find(({ stage }) => stage === 'doing')
    if (!open) throw new Error('A case stands still.')
    history.push(...step(plan, state, { type: 'agree', by: open.person, task: open.id }, facts).events)
  }
  return { bodies: history.map((event) => JSON.stringify(event)), amount }
}

function isDifferent({ bodies, amount }: Stored, own: FlowPlan, draft: FlowPlan): boolean {
  const recorded = recordedCase(bodies.map((body) => JSON.parse(body) as FlowEvent))
  if (!recorded) throw new Error('A case was never launched.')

  const facts = factsAt(0, { ...realisticValues, amount })
  return compareCourses(replayCase(own, recorded, facts), replayCase(draft, recorded, facts)) !== 'same'
}
