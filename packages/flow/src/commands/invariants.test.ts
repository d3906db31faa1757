import { createHash } from 'node:crypto'
import { canonicalJson } from '@signet/std'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import {
  arbitraryFlow,
  legalMoves,
  legalMoveThat,
  type PlayedCase,
  play,
  playOne,
  refusalOf,
  scope,
  turns,
} from '../../test/index.ts'
import {
  type CaseState,
  chainOf,
  compileFlow,
  decide,
  evolveAll,
  FlowDefinition,
  type FlowEvent,
  type FlowPlan,
  findUnsoundness,
  isOpen,
  linkEvents,
  project,
  projectAll,
  type ReadChanges,
  verifyChain,
} from '../index.ts'
import { isRootTask, votingOf } from '../nodes/people/ballot.ts'
import { isPeopleNode } from '../nodes/people/people-node.ts'

const runs = Number(process.env['FLOW_RUNS'] ?? 150)

vi.setConfig({ testTimeout: 300_000 })

function holds(check: (played: readonly PlayedCase[], plan: FlowPlan) => void, numRuns = runs): void {
  fc.assert(
    fc.property(arbitraryFlow, turns, (definition, game) => {
      const plan = compileFlow(definition, scope)
      check(play(plan, game), plan)
    }),
    { numRuns },
  )
}

function historyOf(played: readonly PlayedCase[]): readonly FlowEvent[] {
  return played.flatMap(({ events }) => events)
}

test('a running case has somebody or something to wait for, or an exception that somebody can see', () => {
  holds((played) => {
    for (const { after } of played) {
      if (after?.status !== 'running') continue
      const places = waitingAt(after)
      expect(places.length).toBeGreaterThan(0)
      for (const node of places) expect(after.tokens.map((token) => token.node)).toContain(node)
    }
  })
})

/** Nodes where people or the system have work now. */
function waitingAt({ tasks, waits = [] }: CaseState): readonly string[] {
  const open = waits.filter(({ isFrozen, outcome }) => !isFrozen && !outcome)
  return [...tasks.filter(isOpen), ...open].map(({ node }) => node)
}

test('a case that is not running has no open task and waits for nothing, unless that is set aside or stopped by an exception', () => {
  holds((played) => {
    for (const { after } of played) {
      if (after === null || stillHolds.has(after.status)) continue
      expect(after.tasks.filter(isOpen)).toEqual([])
      expect(after.waits?.filter(({ isFrozen }) => !isFrozen) ?? []).toEqual([])
      if (after.frozen === undefined) expect(after.tokens).toEqual([])
    }
  })
})

const stillHolds: ReadonlySet<string> = new Set(['running', 'exception', 'suspended'])

test('no decision counts twice in a round', () => {
  holds((played) => {
    for (const { after } of played) {
      const votes = (after?.tasks ?? []).filter(({ decision }) => decision && isVote.has(decision))
      const voters = votes.map(({ node, round, person }) => `${node} ${round} ${person}`)
      expect(new Set(voters).size).toBe(voters.length)
    }
  })
})

const isVote: ReadonlySet<string> = new Set(['agreed', 'rejected', 'handled'])

test('only who holds an open task of the running round decides it', () => {
  holds((played) => {
    for (const { command, before, events } of played) {
      if (
        !('task' in command) ||
        command.by === null ||
        !events.some((event) => isOwnDecision(event, command.by))
      )
        continue
      const task = before?.tasks.find(({ id }) => id === command.task)
      expect(task && isOpen(task)).toBe(true)
      const isAgents = command.by === 'sun' && task?.person === 'li' && before?.starter !== 'sun'
      expect(task?.person === command.by || isAgents).toBe(true)
      expect(task?.round).toBe(before?.visits[task?.node ?? '']?.round)
    }
  })
})

const deciding: ReadonlySet<string> = new Set(['taskAgreed', 'taskHandled', 'taskRejected', 'taskReturned'])

function isOwnDecision(event: FlowEvent, by: string | null): boolean {
  return deciding.has(event.type) && event.by === by && !('automatic' in event)
}

test('no rule agrees at a step that asks who decides', () => {
  holds((played, plan) => {
    const asks = ({ after }: PlayedCase, task: string) => {
      const node = plan.nodes.get(after?.tasks.find(({ id }) => id === task)?.node ?? '')
      return node && 'identity' in node ? node.identity?.rule : undefined
    }
    const asked = played.flatMap((one) =>
      one.events.map((event) =>
        event.type === 'taskAgreed' && event.automatic ? asks(one, event.task) : undefined,
      ),
    )
    expect(asked).not.toContain('always')
  })
})

test('folding the whole history gives the state, byte for byte', () => {
  holds((played) => {
    const state = played.at(-1)?.after ?? null
    if (state) expect(canonicalJson(evolveAll(historyOf(played)))).toBe(canonicalJson(state))
  })
})

test('read tables built step by step equal those rebuilt from the history', () => {
  holds((played) => {
    const live = played.reduce<ReadChanges | undefined>((tables, { before, events, after }) => {
      if (!after || events.length === 0) return tables
      return merged(tables, project(before, events, after))
    }, undefined)
    if (live) expect(sorted(live)).toEqual(sorted(projectAll(historyOf(played))))
  })
})

function merged(tables: ReadChanges | undefined, changes: ReadChanges): ReadChanges {
  const tasks = new Map([...(tables?.tasks ?? []), ...changes.tasks].map((row) => [row.id, row]))
  const copies = new Map(
    [...(tables?.copies ?? []), ...changes.copies].map((row) => [`${row.node} ${row.person}`, row]),
  )
  const waits = new Map([...(tables?.waits ?? []), ...changes.waits].map((row) => [row.id, row]))
  return {
    ...changes,
    tasks: [...tasks.values()],
    copies: [...copies.values()],
    waits: [...waits.values()],
  }
}

function sorted({ tasks, copies, waits, ...rest }: ReadChanges) {
  const inOrder = (rows: readonly unknown[]) => rows.map(canonicalJson).sort()
  return { ...rest, tasks: inOrder(tasks), copies: inOrder(copies), waits: inOrder(waits) }
}

test('the rows of open tasks are the open tasks of the state', () => {
  holds((played) => {
    const history = historyOf(played)
    if (history.length === 0) return
    const state = evolveAll(history)
    const open = (tasks: CaseState['tasks']) =>
      tasks
        .filter(isOpen)
        .map(({ id }) => id)
        .sort()
    expect(open(projectAll(history).tasks)).toEqual(open(state.tasks))
  })
})

test('the rows of waits are the waits of the state, and no wait is lost without a word', () => {
  holds((played) => {
    const history = historyOf(played)
    if (history.length === 0) return
    const state = evolveAll(history)
    const open = projectAll(history).waits.filter(({ closedAt }) => closedAt === undefined)
    expect(open.map(({ id }) => id).sort()).toEqual((state.waits ?? []).map(({ id }) => id).sort())
  })
})

test('a restart after every step changes nothing', () => {
  holds((played, plan) => {
    const stored = JSON.stringify(plan.definition)
    const { final, events } = played.reduce<{ final: CaseState | null; events: FlowEvent[] }>(
      ({ final, events }, { command, facts }) => {
        const again = compileFlow(FlowDefinition.parse(JSON.parse(stored)), scope)
        const read = JSON.parse(JSON.stringify(final)) as CaseState | null
        const one = playOne(again, read, command, facts)
        return { final: one.after, events: [...events, ...one.events] }
      },
      { final: null, events: [] },
    )
    expect(canonicalJson(final)).toBe(canonicalJson(played.at(-1)?.after ?? null))
    expect(canonicalJson(events)).toBe(canonicalJson(historyOf(played)))
  })
})

test('what is due is announced once: the clock comes to rest, and no tick is announced twice', () => {
  const clock = { type: 'passTime', by: null } as const
  holds((played, plan) => {
    const overdue = historyOf(played).filter((event) => event.type === 'taskOverdue')
    const ticks = overdue.map(({ task, tick, at }) => `${task} ${tick} ${at}`)
    expect(new Set(ticks).size).toBe(ticks.length)

    const last = played.at(-1)
    if (!last?.after) return
    let state = last.after
    for (let times = 0; times < 50; times += 1) {
      const { after, events } = playOne(plan, state, clock, last.facts)
      if (events.length === 0) return
      state = after ?? state
    }
    throw new Error(`Time never comes to rest: ${canonicalJson(state)}`)
  })
})

test('what is allowed is not refused, apart from a receiver who cannot take it', () => {
  const receivers = [
    ...['flow.transferToSelf', 'flow.transferToHolder', 'flow.transferToInactive'],
    ...['flow.chosenSelf', 'flow.chosenPrincipal', 'flow.chosenHasTask'],
  ]
  holds((played, plan) => {
    const last = played.at(-1)
    if (!last?.after) return
    for (const command of legalMoves(plan, last.after, last.facts)) {
      const refusal = refusalOf(() => decide(plan, last.after, command, last.facts))
      if (refusal) expect([...receivers, 'flow.noLineTrue']).toContain(refusal.code)
    }
  })
})

test('two commands at once end as one of the two orders would', () => {
  holds((played, plan) => {
    const start = played.at(Math.floor(played.length / 2))
    if (!start?.after) return
    for (const [one, other] of pairsOf(legalMoves(plan, start.after, start.facts))) {
      const inOrder = (first: PlayedCase['command'], second: PlayedCase['command']) => {
        const { after } = playOne(plan, start.after, first, start.facts)
        return canonicalJson(playOne(plan, after, second, start.facts).after)
      }
      const orders = [inOrder(one, other), inOrder(other, one)]
      expect(orders).toContain(canonicalJson(raced(plan, start, [one, other])))
      expect(orders).toContain(canonicalJson(raced(plan, start, [other, one])))
    }
  })
})

test('of two who decide at once where one is enough, exactly one counts', () => {
  let races = 0
  holds((played, plan) => {
    for (const { after: start, facts } of played) {
      const [one, other] = rivalsIn(plan, start)
      if (!one || !other) continue
      const { after, events } = playOne(plan, start, agreeing(one), facts)
      if (events.length === 0) continue
      races += 1
      const refusal = refusalOf(() => decide(plan, after, agreeing(other), facts))
      expect(['flow.alreadyDecided', 'flow.taskClosed']).toContain(refusal?.code)
    }
  }, 8 * runs)
  // Few flows reach it, perhaps none in this number of runs.
  expect(races).toBeGreaterThan(0)
})

/** Two people who may decide at the same node, where one vote is enough. */
function rivalsIn(plan: FlowPlan, state: CaseState | null): readonly CaseState['tasks'][number][] {
  if (state?.status !== 'running') return []
  const ready = state.tasks.filter(
    (task) => isOpen(task) && task.stage === 'doing' && isRootTask(task) && isAnyOne(plan, task.node),
  )
  return ready.filter(({ node }) => node === ready.at(-1)?.node).slice(0, 2)
}

function isAnyOne(plan: FlowPlan, id: string): boolean {
  const node = plan.nodes.get(id)
  return isPeopleNode(node) && votingOf(node).mode === 'any'
}

function agreeing({ id: task, person: by }: CaseState['tasks'][number]): PlayedCase['command'] {
  return { type: 'agree', by, task, opinion: 'so be it' }
}

/** Pairs of each move with a later one, at most a dozen. */
function pairsOf(
  moves: readonly PlayedCase['command'][],
): readonly (readonly [PlayedCase['command'], PlayedCase['command']])[] {
  return moves.slice(0, 12).flatMap((one, index) => {
    const other = moves[(index * 5 + 3) % moves.length]
    return other && other !== one ? [[one, other] as const] : []
  })
}

/** Both decide on the same state; the second writer finds its sequence taken, reads again and decides again. */
function raced(
  plan: FlowPlan,
  { after: state, facts }: PlayedCase,
  [first, second]: readonly [PlayedCase['command'], PlayedCase['command']],
) {
  const decided = [first, second].map((command) => playOne(plan, state, command, facts))
  const [winner, loser] = decided
  const written = winner?.after ?? state
  if (!loser || written?.sequence === state?.sequence) return loser?.after ?? null
  return playOne(plan, written, second, facts).after
}

test('a flow made of blocks is sound, and from every step agreeing leads a case to its end', () => {
  holds((played, plan) => {
    const mistakes = findUnsoundness(plan).filter(({ severity }) => severity === 'error')
    // Generated blocks ignore choices.
    expect(mistakes.filter(({ code }) => code !== 'choiceUnattended')).toEqual([])
    const last = played.at(-1)
    if (!last?.after || last.after.deletedAt) return

    const end = agreedToTheEnd(plan, last)
    const isOnItsWay = last.after.status === 'running' || last.after.status === 'returned'
    if (isOnItsWay) expect(['approved', 'rejected', 'exception']).toContain(end?.status)
    if (end?.status !== 'exception') return
    expect(['tooManyRounds', 'choiceMissing']).toContain(end.exceptions.at(-1)?.code)
    const isForetold = mistakes.some(({ code }) => code === 'choiceUnattended')
    if (end.exceptions.at(-1)?.code === 'choiceMissing') expect(isForetold).toBe(true)
  })
})

const forwards = ['sign', 'start', 'agree', 'launch', 'endWait']

function agreedToTheEnd(plan: FlowPlan, last: PlayedCase): CaseState | null {
  let state = last.after
  const facts = { ...last.facts, values: { amount: 5, buyer: 'sun' } }
  for (
    let moves = 0;
    moves < 2000 && (state?.status === 'running' || state?.status === 'returned');
    moves += 1
  ) {
    const move = legalMoveThat(({ type }) => forwards.includes(type), plan, state, facts)
    if (!move) throw new Error(`Nobody can go on: ${canonicalJson(state)}`)
    state = playOne(plan, state, move, facts).after
  }
  return state
}

test('every event carries the hash of the one before, and any change to the chain is found', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  holds((played) => {
    const rows = linkEvents(chainOf('case-1'), historyOf(played), sha256)
    const end = rows.at(-1)
    if (!end) return

    expect(verifyChain('case-1', rows, sha256, end)).toBeUndefined()
    const position = rows.length >> 1
    const changed = rows.map((row, index) =>
      index === position ? { ...row, event: { ...row.event, by: 'mallory' } } : row,
    )
    expect(verifyChain('case-1', changed, sha256, end)?.sequence).toBe(position + 1)
    expect(verifyChain('case-1', rows.toSpliced(position, 1), sha256, end)).toBeDefined()
    expect(verifyChain('case-1', rows.slice(0, -1), sha256, end)).toBeDefined()
    expect(verifyChain('case-2', rows, sha256, end)).toBeDefined()
    if (rows.length > 1) expect(verifyChain('case-1', rows.toReversed(), sha256, end)).toBeDefined()
  })
})
