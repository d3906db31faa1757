import type { FlowDefinitionDraft } from '@signet/flow'
import { deriveForm, type PlannedFlow } from '../company/derive-form.ts'
import type { Survey } from '../log/survey.ts'
import { mineTree } from './mine-tree.ts'
import type { StepTree } from './step-tree.ts'

/** How the steps of a log become one flow: a task for each, in the blocks that were mined from the log. */
export type StepPlan = PlannedFlow & Readonly<{ tree: StepTree; hasStarts: boolean }>

export function planSteps({ ways, attributes, cast, hasStarts }: Survey, name: string): StepPlan {
  const tree = mineTree(ways)
  const signposts = signpostsIn(tree)
  return {
    name,
    key: 'steps',
    tree,
    hasStarts,
    roles: [...cast.roles.keys()],
    form: deriveForm('steps', { attributes, ways: signposts }),
    flow: (roleIds) =>
      deriveStepFlow(tree, { name, roleIds, hasStarts, signposts: signposts.map(({ key }) => key) }),
  }
}

type Node = FlowDefinitionDraft['nodes'][number]

type Transition = FlowDefinitionDraft['lines'][number]

type StepFlowOptions = Readonly<{
  name: string
  roleIds: ReadonlyMap<string, string>
  hasStarts: boolean
  /** The fields that select the route; the person who performs a step fills them in. */
  signposts: readonly string[]
}>

type DraftGraph = Pick<StepFlowOptions, 'roleIds' | 'signposts'> & { nodes: Node[]; lines: Transition[] }

/** More than any log needs: the log limits the rounds here, not the guard against endless ones. */
const rounds = { warnAt: 1000, stopAt: 1000 }

/**
 * The tree as a flow: a task for each step, a branch for each choice and loop, a branch and a merge for parallel
 * parts.
 */
function deriveStepFlow(
  tree: StepTree,
  { name, hasStarts, roleIds, signposts }: StepFlowOptions,
): FlowDefinitionDraft {
  const drawing: DraftGraph = {
    roleIds,
    signposts,
    nodes: [{ id: 'end', name: 'End', kind: 'end' }],
    lines: [],
  }
  const first = draw(drawing, tree, 'end')
  connect(drawing, 'start', first)
  return {
    version: 1,
    name: name.slice(0, 120),
    nodes: [{ id: 'start', name: 'START', kind: 'start' }, ...drawing.nodes],
    lines: drawing.lines,
    rules: { title: '{flow}', rounds, stages: { signing: false, starting: hasStarts } },
  }
}

/** Draws a block that leads to the node `next`, and returns the id of its first node. */
function draw(drawing: DraftGraph, tree: StepTree, next: string): string {
  switch (tree.kind) {
    case 'nothing':
      return next
    case 'step':
      return drawStep(drawing, tree.activity, next)
    case 'sequence':
      return tree.parts.reduceRight((after, part) => draw(drawing, part, after), next)
    case 'parallel':
      return drawParallel(drawing, tree.parts, next)
    case 'choice':
      return drawChoice(drawing, tree, next)
    case 'loop':
      return drawLoop(drawing, tree, next)
  }
}

function drawStep(drawing: DraftGraph, activity: string, next: string): string {
  const id = newId(drawing, 'step')
  drawing.nodes.push({
    id,
    name: activity.slice(0, 80),
    kind: 'handler',
    sources: [{ kind: 'role', ids: [drawing.roleIds.get(activity) ?? ''] }],
    voting: { mode: 'any' },
    fields: Object.fromEntries(drawing.signposts.map((key) => [key, 'write'])),
  })
  connect(drawing, id, next)
  return id
}

function drawParallel(drawing: DraftGraph, parts: readonly StepTree[], next: string): string {
  const merge = newId(drawing, 'merge')
  drawing.nodes.push({ id: merge, name: 'Together', kind: 'merge' })
  connect(drawing, merge, next)
  const id = drawBranch(drawing, 'parallel')
  for (const part of parts) connect(drawing, id, draw(drawing, part, merge))
  return id
}

function drawChoice(
  drawing: DraftGraph,
  { id: choice, parts }: Extract<StepTree, { kind: 'choice' }>,
  next: string,
): string {
  const id = drawBranch(drawing, 'exclusive')
  for (const [way, part] of parts.entries())
    connect(drawing, id, draw(drawing, part, next), ruleFor(choice, way))
  return id
}

function drawLoop(
  drawing: DraftGraph,
  { id: choice, body, again }: Extract<StepTree, { kind: 'loop' }>,
  next: string,
): string {
  const id = drawBranch(drawing, 'exclusive')
  const first = draw(drawing, body, id)
  connect(drawing, id, next, ruleFor(choice, 0))
  for (const [index, part] of again.entries())
    connect(drawing, id, draw(drawing, part, first), ruleFor(choice, index + 1))
  return first
}

function drawBranch(drawing: DraftGraph, mode: 'parallel' | 'exclusive'): string {
  const id = newId(drawing, 'branch')
  drawing.nodes.push({ id, name: id, kind: 'branch', mode })
  return id
}

/** The first transition is the default, so that there always is one. */
function ruleFor(choice: number, way: number): Partial<Transition> {
  return way === 0 ? { isDefault: true } : { condition: `${signpostKey(choice)} == "${wayName(way)}"` }
}

function connect({ lines }: DraftGraph, from: string, to: string, rule: Partial<Transition> = {}): void {
  lines.push({ id: `line${lines.length + 1}`, from, to, ...rule })
}

function newId({ nodes }: DraftGraph, prefix: string): string {
  return `${prefix}${nodes.length}`
}

/** The fields of a form that select the part of each choice and loop of a tree. */
function signpostsIn(tree: StepTree) {
  return choicesIn(tree).map(({ id, ways }) => ({
    key: signpostKey(id),
    label: `Way ${id}`,
    options: Array.from({ length: ways }, (_, way) => ({ id: wayName(way), label: wayName(way) })),
  }))
}

export function signpostKey(id: number): string {
  return `way${id}`
}

export function wayName(way: number): string {
  return `w${way}`
}

function choicesIn(tree: StepTree): readonly Readonly<{ id: number; ways: number }>[] {
  switch (tree.kind) {
    case 'step':
    case 'nothing':
      return []
    case 'loop':
      return [{ id: tree.id, ways: tree.again.length + 1 }, ...[tree.body, ...tree.again].flatMap(choicesIn)]
    case 'choice':
      return [{ id: tree.id, ways: tree.parts.length }, ...tree.parts.flatMap(choicesIn)]
    default:
      return tree.parts.flatMap(choicesIn)
  }
}
