import fc from 'fast-check'
import type { FlowDefinition } from '../src/index.ts'
import {
  drawn,
  type LineDraft,
  type NodeDraft,
  type PeopleDraft,
  peopleNode,
  type RulesDraft,
} from './draw.ts'

/** A block of a flow with one entry and one exit. */
type Block =
  | Readonly<{ kind: 'people'; staffing: PeopleDraft }>
  | Readonly<{ kind: 'copy'; people: readonly string[] }>
  | Readonly<{ kind: 'external' }>
  | Readonly<{ kind: 'timer'; minutes: number }>
  | Readonly<{ kind: 'automation'; to: readonly string[] }>
  | Readonly<{ kind: 'subFlow'; order: 'together' | 'inTurn'; waits: boolean }>
  | Readonly<{
      kind: 'branch'
      mode: 'exclusive' | 'inclusive' | 'parallel' | 'chosen'
      arms: readonly (readonly Block[])[]
    }>
  | Readonly<{ kind: 'again'; body: readonly Block[] }>

const sources = fc.constantFrom<NonNullable<PeopleDraft['sources']>>(
  [{ kind: 'people', people: ['li'] }],
  [{ kind: 'people', people: ['wang', 'zhao'] }],
  [{ kind: 'people', people: ['li', 'wang', 'zhao'] }],
  [{ kind: 'people', people: ['wang', 'zhao', 'root'] }],
  [{ kind: 'role', ids: ['everybody'] }],
  [{ kind: 'role', ids: ['nobody'] }],
  [{ kind: 'role', ids: ['gone'] }],
  [{ kind: 'starter' }],
  [{ kind: 'manager', of: 'starter', levels: 1 }],
  [{ kind: 'manager', of: 'previous', levels: 1 }],
  [{ kind: 'departmentHead', levels: 1 }],
  [{ kind: 'departmentRole', ids: ['finance'] }],
  [{ kind: 'chain', levels: 3 }],
  [{ kind: 'chain', along: 'departments', from: 'top', levels: 0 }],
  [{ kind: 'handledAt', node: 'start' }],
  [{ kind: 'dataInterface', interface: 'buyers' }],
  [{ kind: 'position', ids: ['cashier'] }],
  [{ kind: 'field', field: 'buyer', as: 'person' }],
)

type WeightDraft = Extract<NonNullable<PeopleDraft['voting']>, { mode: 'weighted' }>['weights'][number]

const voting = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ mode: 'any' as const }) },
  fc.constant({ mode: 'sequential' as const }),
  fc.record({
    mode: fc.constant('all' as const),
    agreeShare: fc.constantFrom(34, 50, 60, 100),
    rejectShare: fc.constantFrom(10, 50, 100),
    when: fc.constantFrom('certain' as const, 'complete' as const),
  }),
  fc.record({
    mode: fc.constant('all' as const),
    agreeCount: fc.constantFrom(1, 2, 9),
    rejectCount: fc.constantFrom(1, 2, 9),
    when: fc.constantFrom('certain' as const, 'complete' as const),
  }),
  fc.record({
    mode: fc.constant('weighted' as const),
    agreeShare: fc.constantFrom(50, 100),
    weights: fc.constant<WeightDraft[]>([{ source: { kind: 'people', people: ['wang'] }, weight: 3 }]),
    when: fc.constantFrom('certain' as const, 'complete' as const),
  }),
)

/** True for about one in `often`. */
const seldom = (often: number) => fc.integer({ min: 1, max: often }).map((number) => number === 1)

const nobody = fc.constantFrom<NonNullable<PeopleDraft['nobody']>>(
  { rule: 'administrator' },
  { rule: 'people', people: ['sun'] },
  { rule: 'pass' },
  { rule: 'starter' },
  { rule: 'previous' },
)

type LimitDraft = Exclude<NonNullable<PeopleDraft['timeLimit']>, 'asFlow' | 'none'>

const act = fc.constantFrom<NonNullable<LimitDraft['overdue']>['act']>(
  { does: 'agree' },
  { does: 'reject' },
  { does: 'transfer', to: [{ kind: 'people', people: ['sun', 'root'] }] },
  { does: 'return', to: 'previous' },
  { does: 'return', to: 'start' },
)

const limit: fc.Arbitrary<LimitDraft> = fc.record({
  from: fc.constantFrom('opened' as const, 'launched' as const, 'field' as const),
  field: fc.constant('due'),
  minutes: fc.constantFrom(0, 30, 240),
  inWorkingTime: fc.boolean(),
  remind: fc.constantFrom(
    undefined,
    { at: 'afterStart' as const, minutes: 20, every: 30 },
    { at: 'beforeEnd' as const, minutes: 60 },
  ),
  overdue: fc.record({ every: fc.constantFrom(30, 90), times: fc.constantFrom(1, 2), act }),
})

const timeLimit = fc.oneof(fc.constant('asFlow' as const), fc.constant('none' as const), {
  weight: 1,
  arbitrary: limit,
})

const staffing: fc.Arbitrary<PeopleDraft> = fc.record({
  kind: fc.constantFrom('approver' as const, 'approver' as const, 'handler' as const),
  sources,
  voting,
  nobody,
  among: fc.constantFrom(
    'everybody' as const,
    'everybody' as const,
    'superiors' as const,
    'sameCompany' as const,
  ),
  candidates: seldom(8),
  free: seldom(8),
  automatic: fc.constantFrom({}, {}, {}, { agreeIf: 'amount == 15' }, { rejectIf: 'amount == 50' }),
  identity: fc.constantFrom<PeopleDraft['identity']>(
    undefined,
    undefined,
    { rule: 'always' },
    { rule: 'condition', condition: 'amount > 20' },
  ),
  addSigners: fc.constantFrom(0, 1, 2),
  assist: fc.boolean(),
  copies: fc.constantFrom<NonNullable<PeopleDraft['copies']>>([], [], [{ kind: 'starter' }]),
  copyFreely: fc.boolean(),
  timeLimit,
  returns: fc.record({
    to: fc.constantFrom('any' as const, 'any' as const, 'start' as const, 'previous' as const),
    continuation: fc.constantFrom('walkAgain' as const, 'straightBack' as const, 'chooser' as const),
  }),
})

const { blocks } = fc.letrec<{
  block: Block
  blocks: readonly Block[]
  people: Block
  copy: Block
  external: Block
  timer: Block
  automation: Block
  subFlow: Block
  branch: Block
  again: Block
}>((tie) => ({
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
  block: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'flow' },
    tie('people'),
    tie('copy'),
    tie('external'),
    tie('timer'),
    tie('automation'),
    tie('subFlow'),
    tie('branch'),
    tie('again'),
  ),
  people: fc.record({ kind: fc.constant('people' as const), staffing }),
  external: fc.constant({ kind: 'external' as const }),
  timer: fc.record({ kind: fc.constant('timer' as const), minutes: fc.constantFrom(0, 20, 200) }),
  automation: fc.record({
    kind: fc.constant('automation' as const),
    to: fc.constantFrom(['sun'], ['li', 'zhao']),
  }),
  subFlow: fc.constantFrom(
    { kind: 'subFlow' as const, order: 'together' as const, waits: true },
    { kind: 'subFlow' as const, order: 'inTurn' as const, waits: true },
    { kind: 'subFlow' as const, order: 'together' as const, waits: false },
  ),
  copy: fc.record({ kind: fc.constant('copy' as const), people: fc.constantFrom(['sun'], ['sun', 'zhao']) }),
  branch: fc.record({
    kind: fc.constant('branch' as const),
    mode: fc.constantFrom('exclusive' as const, 'inclusive' as const, 'parallel' as const, 'chosen' as const),
    arms: fc.array(tie('blocks'), { minLength: 2, maxLength: 3 }),
  }),
  again: fc.record({ kind: fc.constant('again' as const), body: tie('blocks') }),
}))

const rules: fc.Arbitrary<RulesDraft> = fc.record({
  recall: fc.constantFrom('never' as const, 'untouched' as const, 'anytime' as const),
  stages: fc.record({ signing: fc.boolean(), starting: fc.boolean() }),
  automatic: fc.record({
    sameAsPrevious: fc.boolean(),
    alreadyAgreed: fc.boolean(),
    isStarter: fc.boolean(),
  }),
  resubmit: fc.constant(['returned', 'recalled', 'rejected'] as ('returned' | 'recalled' | 'rejected')[]),
  afterReject: fc.constantFrom('end' as const, 'continue' as const),
  takeBackUntil: fc.constantFrom('touched' as const, 'opened' as const),
  keepUnchanged: fc.boolean(),
  timeLimit: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, limit),
})

/** Arbitrary flows made of blocks: sequences, branches of every mode with merges, and conditional loops. */
export const arbitraryFlow: fc.Arbitrary<FlowDefinition> = fc
  .tuple(blocks, rules)
  .map(([body, ofFlow]) => stored(new Drawing().draw(body, ofFlow)))

/** As read back from storage, without `undefined`. */
function stored(definition: FlowDefinition): FlowDefinition {
  return JSON.parse(JSON.stringify(definition)) as FlowDefinition
}

class Drawing {
  readonly #nodes: NodeDraft[] = []
  readonly #lines: LineDraft[] = []
  #count = 0

  draw(body: readonly Block[], ofFlow: RulesDraft): FlowDefinition {
    this.#line(this.#row(body, 'begin'), 'end')
    return drawn(this.#nodes, this.#lines, ofFlow)
  }

  /** Draws blocks in sequence after `from` and returns the last node. */
  #row(body: readonly Block[], from: string, first: Partial<LineDraft> = {}): string {
    return body.reduce((last, block, index) => this.#block(block, last, index === 0 ? first : {}), from)
  }

  #block(block: Block, from: string, line: Partial<LineDraft>): string {
    if (block.kind === 'people') return this.#add(peopleNode(this.#id('work'), block.staffing), from, line)
    if (block.kind === 'copy') {
      const sources = [toThem(block.people)]
      return this.#add({ id: this.#id('copy'), kind: 'copy', name: 'Copy', sources }, from, line)
    }
    if (block.kind === 'external')
      return this.#add(
        { id: this.#id('outside'), kind: 'external', name: 'Bank', url: 'https://bank.example' },
        from,
        line,
      )
    if (block.kind === 'timer') {
      const { minutes } = block
      return this.#add({ id: this.#id('pause'), kind: 'timer', name: 'Pause', minutes }, from, line)
    }
    if (block.kind === 'automation') {
      const action = { does: 'sendMessage' as const, to: [toThem(block.to)], text: 'Paid' }
      return this.#add(
        { id: this.#id('automation'), kind: 'automation', name: 'Automation', action },
        from,
        line,
      )
    }
    if (block.kind === 'subFlow') {
      const { kind, order, waits } = block
      const node = {
        id: this.#id('sub'),
        kind,
        name: 'Sub',
        flow: 'other',
        sources: [toThem(['li', 'wang'])],
      }
      return this.#add({ ...node, order, waits }, from, line)
    }
    return block.kind === 'branch' ? this.#branch(block, from, line) : this.#loop(block.body, from, line)
  }

  #branch(
    { mode, arms }: Extract<Block, { kind: 'branch' }>,
    from: string,
    line: Partial<LineDraft>,
  ): string {
    const branch = this.#add({ id: this.#id('branch'), kind: 'branch', name: 'Branch', mode }, from, line)
    const merge = { id: this.#id('merge'), kind: 'merge' as const, name: 'Merge' }
    this.#nodes.push(merge)
    for (const [index, arm] of arms.entries()) {
      const isLast = index === arms.length - 1
      const condition = isLast ? { isDefault: true } : { condition: `amount > ${index * 10}` }
      this.#line(this.#row(arm, branch, mode === 'parallel' ? {} : condition), merge.id)
    }
    return merge.id
  }

  /** A loop while the amount is above 100, with a person in it so that it ends. */
  #loop(body: readonly Block[], from: string, line: Partial<LineDraft>): string {
    const head = this.#add({ id: this.#id('merge'), kind: 'merge', name: 'Again' }, from, line)
    const workNode = this.#add(
      peopleNode(this.#id('work'), { sources: [{ kind: 'people', people: ['li'] }], opinion: 'required' }),
      this.#row(body, head),
      {},
    )
    const branch = this.#add({ id: this.#id('branch'), kind: 'branch', name: 'Once more?' }, workNode, {})
    this.#line(branch, head, { condition: 'amount > 100' })
    const after = { id: this.#id('merge'), kind: 'merge' as const, name: 'Enough' }
    this.#nodes.push(after)
    this.#line(branch, after.id, { isDefault: true })
    return after.id
  }

  #add(node: NodeDraft, from: string, line: Partial<LineDraft>): string {
    this.#nodes.push(node)
    this.#line(from, node.id, line)
    return node.id
  }

  #line(from: string, to: string, line: Partial<LineDraft> = {}): void {
    this.#lines.push({ id: `line${this.#lines.length + 1}`, from, to, ...line })
  }

  #id(kind: string): string {
    this.#count += 1
    return `${kind}${this.#count}`
  }
}

function toThem(people: readonly string[]) {
  return { kind: 'people' as const, people: [...people] }
}
