import type { FlowDefinition } from '../src/index.ts'

/** Faults in the runs of a flow. `lost`: no end is reachable from a state. */
export type Fault = 'lost' | 'leftBehind' | 'twoTokens' | 'dead'

/** Undefined for a structurally broken flow, 'tooLarge' for too many states. */
export type Verdict = ReadonlySet<Fault> | 'tooLarge' | undefined

/**
 * Checks soundness naively, on purpose without using the product's checker: visits every bag of tokens and searches
 * the graph anew for each question.
 */
export function bruteForce(flow: FlowDefinition, most = 800): Verdict {
  return isDrawn(flow) ? new BruteForce(flow).verdict(most) : undefined
}

/** All bags of tokens in which a flow may be after its nodes were left in this order; none when that is impossible. */
export function bagsAfter(flow: FlowDefinition, path: readonly string[]): readonly (readonly string[])[] {
  return new BruteForce(flow).bagsAfter(path)
}

function isDrawn({ nodes, lines }: FlowDefinition): boolean {
  const kindOf = new Map(nodes.map(({ id, kind }) => [id, kind]))
  const [start, ...others] = nodes.filter(({ kind }) => kind === 'start')
  const ways = (id: string) => lines.filter(({ from }) => from === id)
  const seen = new Set([start?.id ?? ''])
  for (const id of seen) for (const { to } of ways(id)) seen.add(to)
  return (
    start !== undefined &&
    others.length === 0 &&
    kindOf.size === nodes.length &&
    nodes.some(({ kind }) => kind === 'end') &&
    lines.every(({ from, to }) => kindOf.has(from) && kindOf.has(to)) &&
    lines.every(({ from, to }) => kindOf.get(from) !== 'end' && kindOf.get(to) !== 'start') &&
    nodes.every(({ id, kind }) => kind === 'end' || kind === 'branch' || ways(id).length === 1) &&
    nodes.every(({ id, kind }) => kind !== 'branch' || ways(id).length > 0) &&
    nodes.every(({ id }) => seen.has(id))
  )
}

type Bag = readonly string[]
/** Kinds that hold only one token: people and waits. */
const single: ReadonlySet<string> = new Set([
  'approver',
  'handler',
  'external',
  'timer',
  'automation',
  'subFlow',
])

class BruteForce {
  readonly #flow: FlowDefinition
  readonly #start: string
  readonly #kinds: ReadonlyMap<string, string>
  readonly #blockers = new Map<string, ReadonlySet<string>>()

  constructor(flow: FlowDefinition) {
    this.#flow = flow
    this.#kinds = new Map(flow.nodes.map(({ id, kind }) => [id, kind]))
    this.#start = flow.nodes.find(({ kind }) => kind === 'start')?.id ?? ''
    for (const { id, kind } of flow.nodes)
      if (kind === 'merge') this.#blockers.set(id, this.#mayStillSend(id))
  }

  verdict(most: number): Verdict {
    const next = new Map<string, readonly string[]>()
    const open: Bag[] = [[this.#start]]
    for (let bag = open.pop(); bag; bag = open.pop()) {
      const key = bag.join(' ')
      if (next.has(key)) continue
      if (next.size === most || bag.length > 40) return 'tooLarge'
      const following = this.#following(bag)
      next.set(
        key,
        following.map((one) => one.join(' ')),
      )
      open.push(...following)
    }
    return this.#faultsIn(next)
  }

  bagsAfter(path: readonly string[]): readonly Bag[] {
    return path.reduce<readonly Bag[]>(
      (bags, id) => {
        const after = bags.flatMap((bag) => (bag.includes(id) ? this.#leaving(bag, id) : []))
        return [...new Map(after.map((bag) => [bag.join(' '), bag])).values()]
      },
      [[this.#start]],
    )
  }

  #faultsIn(next: ReadonlyMap<string, readonly string[]>): ReadonlySet<Fault> {
    const bags = [...next.keys()].map((key) => (key === '' ? [] : key.split(' ')))
    const finishing = new Set([''])
    for (let before = 0; before < finishing.size; ) {
      before = finishing.size
      for (const key of [...next.keys()].toReversed())
        if (next.get(key)?.some((one) => finishing.has(one))) finishing.add(key)
    }
    const visited = new Set(bags.flat())
    return new Set<Fault>([
      ...faultIf(
        'lost',
        [...next.keys()].some((key) => !finishing.has(key)),
      ),
      ...faultIf(
        'leftBehind',
        bags.some((bag) => bag.length > 1 && bag.some((id) => this.#kind(id) === 'end')),
      ),
      ...faultIf(
        'twoTokens',
        bags.some((bag) => bag.some((id) => single.has(this.#kind(id)) && twice(bag, id))),
      ),
      ...faultIf(
        'dead',
        this.#flow.nodes.some(({ id }) => !visited.has(id)),
      ),
    ])
  }

  #following(bag: Bag): Bag[] {
    return [...new Set(bag)].flatMap((id) => this.#leaving(bag, id))
  }

  #leaving(bag: Bag, id: string): Bag[] {
    const isMerge = this.#kind(id) === 'merge'
    if (isMerge && bag.some((other) => other !== id && this.#blockers.get(id)?.has(other))) return []
    const rest = isMerge ? bag.filter((other) => other !== id) : bag.toSpliced(bag.indexOf(id), 1)
    return this.#waysOut(id).map((to) => [...rest, ...to].sort())
  }

  /** Resulting tokens for each way of leaving the node. */
  #waysOut(id: string): Bag[] {
    const targets = this.#flow.lines.filter(({ from }) => from === id).map(({ to }) => to)
    const node = this.#flow.nodes.find((one) => one.id === id)
    if (node?.kind !== 'branch' || node.mode === 'parallel') return [targets]
    if (node.mode === 'exclusive') return targets.map((to) => [to])
    const some: string[][] = [[]]
    for (const to of targets) some.push(...some.map((set) => [...set, to]))
    return some.filter(({ length }) => length > 0)
  }

  /** Nodes from which a token can still reach the merge without passing its entrance. */
  #mayStillSend(merge: string): ReadonlySet<string> {
    const ids = this.#flow.nodes.map(({ id }) => id)
    const gates = ids.filter((id) => id !== merge && !this.#reaches(this.#start, merge, id))
    const last = gates.find((gate) => gates.every((other) => other === gate || !this.#gates(gate, other)))
    return new Set(ids.filter((id) => this.#leads(id, merge, last)))
  }

  /** Whether every path to `to` passes `gate`. */
  #gates(gate: string, to: string): boolean {
    return !this.#reaches(this.#start, to, gate)
  }

  #reaches(from: string, to: string, avoiding: string): boolean {
    return from !== avoiding && (from === to || this.#leads(from, to, avoiding))
  }

  /** Follows at least one transition and avoids `avoiding`. */
  #leads(from: string, to: string, avoiding: string | undefined): boolean {
    const seen = new Set<string>()
    const open = [from]
    for (let at = open.pop(); at !== undefined; at = open.pop())
      for (const line of this.#flow.lines) {
        if (line.from !== at || line.to === avoiding || seen.has(line.to)) continue
        if (line.to === to) return true
        seen.add(line.to)
        open.push(line.to)
      }
    return false
  }

  #kind(id: string): string {
    return this.#kinds.get(id) ?? ''
  }
}

function faultIf(fault: Fault, is: boolean): readonly Fault[] {
  return is ? [fault] : []
}

function twice(bag: Bag, id: string): boolean {
  return bag.indexOf(id) !== bag.lastIndexOf(id)
}
