import type { Exit, Place, TokenNet } from './token-net.ts'

/** Positions of tokens: one place index per token, sorted. Empty for a finished case. */
export type Marking = readonly number[]

/** A reachable state; `previous` and `passes` are the last part of a short path to it. */
export type ReachedState = Readonly<{
  key: string
  marking: Marking
  previous?: ReachedState
  passes: readonly string[]
}>

/** A state with one more token than an earlier one, from which the same moves are possible again. */
export type Growth = Readonly<{ from: ReachedState; to: ReachedState }>

export type Exploration = Readonly<{
  /** Places by index. */
  places: readonly Place[]
  states: ReadonlyMap<string, ReachedState>
  /** Keys of the states after each state. */
  following: ReadonlyMap<string, readonly string[]>
  growth: Growth | undefined
  /** Whether some place holds a token that its reduction does not allow. */
  isCrowded: boolean
  isComplete: boolean
}>

type Limits = Readonly<{
  most: number
  /** States explored after the first fault. */
  mostAfterFault: number
  isFault: (places: readonly Place[], marking: Marking) => boolean
}>

/** Explores the reachable states of a net, breadth first. */
export function exploreNet(net: TokenNet, limits: Limits): Exploration {
  return new Explorer(net, limits).explore()
}

/** States with more tokens are not followed; a growing loop is found long before. */
const mostTokens = 60

class Explorer {
  readonly #limits: Limits
  readonly #places: readonly Place[]
  readonly #start: number
  readonly #exits: readonly (readonly Readonly<{ exit: Exit; to: Marking }>[])[]
  readonly #waitsFor: readonly (ReadonlySet<number> | undefined)[]
  readonly #rivals: readonly (ReadonlySet<number> | undefined)[]
  readonly #states = new Map<string, ReachedState>()
  readonly #following = new Map<string, readonly string[]>()
  #growth: Growth | undefined
  #isCut = false
  #isCrowded = false

  constructor({ start, places }: TokenNet, limits: Limits) {
    const ids = [...places.keys()].sort()
    const indexes = new Map(ids.map((id, index) => [id, index]))
    const indexesOf = (some: Iterable<string>) => [...some].flatMap((id) => indexes.get(id) ?? [])
    this.#limits = limits
    this.#places = ids.flatMap((id) => places.get(id) ?? [])
    this.#start = indexes.get(start) ?? 0
    this.#exits = this.#places.map(({ exits }) => exits.map((exit) => ({ exit, to: indexesOf(exit.to) })))
    this.#waitsFor = this.#places.map((place) =>
      place.collects ? new Set(indexesOf(place.waitsFor)) : undefined,
    )
    this.#rivals = this.#places.map(({ rivals }) => rivals && new Set(indexesOf(rivals)))
  }

  explore(): Exploration {
    let most = this.#limits.most
    const open = [this.#reach([this.#start], { passes: [] })]
    for (const state of open) {
      if (this.#states.size > most || this.#isCrowded) break
      if (this.#limits.isFault(this.#places, state.marking))
        most = Math.min(most, this.#states.size + this.#limits.mostAfterFault)
      if (this.#isFollowed(state)) open.push(...this.#follow(state))
    }
    const isComplete = !this.#isCut && this.#following.size === this.#states.size
    return {
      places: this.#places,
      states: this.#states,
      following: this.#following,
      growth: this.#growth,
      isCrowded: this.#isCrowded,
      isComplete,
    }
  }

  #reach(marking: Marking, from: Pick<ReachedState, 'previous' | 'passes'>): ReachedState {
    const state = { ...from, marking, key: keyOf(marking) }
    this.#states.set(state.key, state)
    this.#isCrowded ||= marking.some((place, at) => this.#hasRival(marking, place, at))
    return state
  }

  /** Growing states are not followed, because they have no last one. */
  #isFollowed(state: ReachedState): boolean {
    const growth = this.#growthTo(state)
    this.#growth ??= growth
    const isCut = growth !== undefined || state.marking.length > mostTokens
    this.#isCut ||= isCut
    return !isCut
  }

  /** Follows all moves of a state and returns the states reached for the first time. */
  #follow(state: ReachedState): readonly ReachedState[] {
    const fresh: ReachedState[] = []
    const keys: string[] = []
    for (const { marking, passes } of this.#movesFrom(state.marking)) {
      const key = keyOf(marking)
      keys.push(key)
      if (!this.#states.has(key)) fresh.push(this.#reach(marking, { previous: state, passes }))
    }
    this.#following.set(state.key, keys)
    return fresh
  }

  #movesFrom(marking: Marking) {
    return [...new Set(marking)].flatMap((place) => {
      const waitsFor = this.#waitsFor[place]
      if (waitsFor && marking.some((other) => other !== place && waitsFor.has(other))) return []

      const rest = waitsFor ? marking.filter((other) => other !== place) : withoutOne(marking, place)
      const exits = this.#exits[place] ?? []
      return exits.map(({ exit, to }) => ({ marking: sorted([...rest, ...to]), passes: exit.passes }))
    })
  }

  #hasRival(marking: Marking, place: number, at: number): boolean {
    const rivals = this.#rivals[place]
    if (!rivals) return false
    return marking[at + 1] === place || marking.some((other) => other !== place && rivals.has(other))
  }

  /** The growth that ends in a state, if the moves since an earlier state can be repeated for ever. */
  #growthTo(to: ReachedState): Growth | undefined {
    if (!hasTwice(to.marking)) return undefined

    const passed = new Set<string>()
    for (let step = to; step.previous; step = step.previous) {
      for (const node of step.passes) passed.add(node)
      const from = step.previous
      const more = from.marking.length < to.marking.length ? moreIn(to.marking, from.marking) : undefined
      if (more && this.#canRepeat(passed, more)) return { from, to }
    }
    return undefined
  }

  /** Whether no merge that opened on the way collects the additional tokens or waits for them. */
  #canRepeat(passed: ReadonlySet<string>, more: Marking): boolean {
    return this.#places.every(
      ({ id }, place) =>
        !passed.has(id) ||
        !more.some((one) => (one === place ? this.#waitsFor[place] : this.#waitsFor[place]?.has(one))),
    )
  }
}

const sorted = (marking: number[]): Marking => marking.sort((one, other) => one - other)
const keyOf = (marking: Marking) => String.fromCharCode(...marking)
const hasTwice = (marking: Marking) => marking.some((place, at) => marking[at + 1] === place)

function withoutOne(marking: Marking, place: number): Marking {
  const at = marking.indexOf(place)
  return marking.filter((_, index) => index !== at)
}

/** The tokens of `all` that `some` lacks; undefined when `some` has others. */
function moreIn(all: Marking, some: Marking): Marking | undefined {
  const more = [...all]
  for (const place of some) {
    const at = more.indexOf(place)
    if (at < 0) return undefined
    more.splice(at, 1)
  }
  return more
}
