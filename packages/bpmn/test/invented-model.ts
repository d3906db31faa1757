import fc from 'fast-check'

/** Numbers what a model names, so that each name and text is found again only where it is said. */
type Names = { next: (what: string) => string }

const events = [
  'messageEventDefinition',
  'timerEventDefinition',
  'signalEventDefinition',
  'errorEventDefinition',
  'escalationEventDefinition',
  'conditionalEventDefinition',
  'compensateEventDefinition',
  'linkEventDefinition',
  'terminateEventDefinition',
] as const
const tasks = [
  'task',
  'userTask',
  'manualTask',
  'serviceTask',
  'sendTask',
  'receiveTask',
  'businessRuleTask',
  'scriptTask',
  'callActivity',
  'subProcess',
  'adHocSubProcess',
  'transaction',
] as const
const gateways = [
  'exclusiveGateway',
  'inclusiveGateway',
  'parallelGateway',
  'eventBasedGateway',
  'complexGateway',
] as const
const artifacts = ['textAnnotation', 'group', 'dataObjectReference', 'dataStoreReference'] as const

type Step =
  | Readonly<{
      kind: 'task'
      of: (typeof tasks)[number]
      edge: (typeof events)[number] | null
      loops: boolean
    }>
  | Readonly<{ kind: 'event'; of: (typeof events)[number]; throws: boolean }>
  | Readonly<{
      kind: 'split'
      of: (typeof gateways)[number]
      join: (typeof gateways)[number]
      ways: Step[][]
    }>
  | Readonly<{ kind: 'gateway'; of: (typeof gateways)[number] }>
  | Readonly<{ kind: 'back'; of: (typeof gateways)[number] }>

const { steps } = fc.letrec<{ step: Step; steps: Step[] }>((tie) => ({
  steps: fc.array(tie('step'), { minLength: 1, maxLength: 4, depthIdentifier: 'model' }),
  step: fc.oneof(
    { depthIdentifier: 'model', maxDepth: 3, withCrossShrink: true },
    fc.record({
      kind: fc.constant('task' as const),
      of: fc.constantFrom(...tasks),
      edge: fc.option(fc.constantFrom(...events)),
      loops: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('event' as const), of: fc.constantFrom(...events), throws: fc.boolean() }),
    fc.record({ kind: fc.constant('gateway' as const), of: fc.constantFrom(...gateways) }),
    fc.record({ kind: fc.constant('back' as const), of: fc.constantFrom(...gateways) }),
    fc.record({
      kind: fc.constant('split' as const),
      of: fc.constantFrom(...gateways),
      join: fc.constantFrom(...gateways),
      ways: fc.array(tie('steps'), { minLength: 1, maxLength: 3 }),
    }),
  ),
}))

type Model = Readonly<{
  pools: readonly (readonly Step[])[]
  artifacts: readonly (typeof artifacts)[number][]
  lanes: number
  isOpen: boolean
  edges: readonly boolean[]
}>

/** BPMN files of every kind of element, with a name, label, condition or text on each, as other tools draw them. */
export const inventedModel: fc.Arbitrary<string> = fc
  .record<Model>({
    pools: fc.array(steps, { minLength: 1, maxLength: 3 }),
    artifacts: fc.array(fc.constantFrom(...artifacts), { maxLength: 4 }),
    lanes: fc.nat(3),
    isOpen: fc.boolean(),
    edges: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
  })
  .map(write)

function write({ pools, artifacts: drawn, lanes, isOpen, edges }: Model): string {
  let count = 0
  const names: Names = {
    next: (what) => {
      count += 1
      return `${what} ${count}`
    },
  }
  const roots: string[] = []
  const processes = pools.map((pool, at) =>
    writeProcess({ pool, at, names, roots, lanes: at === 0 ? lanes : 0, edges }),
  )
  const participants = pools.map(
    (_, at) => `<participant id="pool${at}" name="${names.next('Pool')}" processRef="p${at}"/>`,
  )
  const message = `<messageFlow id="mf" name="${names.next('Letter')}" sourceRef="closed" targetRef="pool0"/>`
  const collaboration = isOpen
    ? `<collaboration id="c" name="${names.next('Together')}">${participants.join('')}<participant id="closed" name="${names.next('Outside')}"/>${message}</collaboration>`
    : ''
  const withArtifacts = (processes[0] ?? '').replace(
    '</process>',
    `${drawn.map((kind, at) => artifact(kind, at, names, roots)).join('')}</process>`,
  )
  return `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" id="defs" targetNamespace="t">${roots.join('')}${collaboration}${[withArtifacts, ...processes.slice(isOpen ? 1 : processes.length)].join('')}</definitions>`
}

function artifact(kind: (typeof artifacts)[number], at: number, names: Names, roots: string[]): string {
  if (kind === 'textAnnotation')
    return `<textAnnotation id="n${at}"><text>${names.next('Note')}</text></textAnnotation>`
  if (kind === 'group') {
    roots.push(
      `<category id="cat${at}"><categoryValue id="cv${at}" value="${names.next('Group')}"/></category>`,
    )
    return `<group id="g${at}" categoryValueRef="cv${at}"/>`
  }
  if (kind === 'dataObjectReference')
    return `<dataObject id="do${at}"/><dataObjectReference id="dr${at}" name="${names.next('Paper')}" dataObjectRef="do${at}"/>`
  return `<dataStoreReference id="ds${at}" name="${names.next('Store')}"/>`
}

type Drawing = {
  nodes: string[]
  lines: string[]
  ids: string[]
  names: Names
  roots: string[]
  prefix: string
  edges: readonly boolean[]
}

type ProcessWishes = Readonly<{
  pool: readonly Step[]
  at: number
  names: Names
  roots: string[]
  lanes: number
  edges: readonly boolean[]
}>

function writeProcess({ pool, at, names, roots, lanes, edges }: ProcessWishes): string {
  const drawing: Drawing = { nodes: [], lines: [], ids: [], names, roots, prefix: `p${at}`, edges }
  drawChain(drawing, pool)
  const laneSet =
    lanes === 0
      ? ''
      : `<laneSet id="ls${at}">${Array.from(
          { length: lanes },
          (_, lane) =>
            `<lane id="l${at}${lane}" name="${names.next('Lane')}">${drawing.ids
              .filter((_, index) => index % (lanes + 1) === lane)
              .map((id) => `<flowNodeRef>${id}</flowNodeRef>`)
              .join('')}</lane>`,
        ).join('')}</laneSet>`
  return `<process id="p${at}" name="${names.next('Process')}">${laneSet}${drawing.nodes.join('')}${drawing.lines.join('')}</process>`
}

/** A start, the steps and an end, joined by lines. */
function drawChain(drawing: Drawing, chain: readonly Step[]): void {
  const start = node(drawing, 'startEvent', 'Begin')
  const last = drawSteps(drawing, chain, start)
  join(drawing, last, node(drawing, 'endEvent', 'Finish'))
}

function drawSteps(drawing: Drawing, chain: readonly Step[], from: string): string {
  return chain.reduce((before, step) => drawStep(drawing, step, before), from)
}

function drawStep(drawing: Drawing, step: Step, before: string): string {
  if (step.kind === 'split') return drawSplit(drawing, step, before)
  if (step.kind === 'back') return drawBack(drawing, step, before)
  const id = step.kind === 'task' ? drawTask(drawing, step) : drawOther(drawing, step)
  join(drawing, before, id)
  return id
}

function drawSplit(drawing: Drawing, step: Extract<Step, { kind: 'split' }>, before: string): string {
  const split = node(drawing, step.of, 'Split')
  const end = node(drawing, step.join, 'Join')
  join(drawing, before, split)
  for (const way of step.ways) join(drawing, drawSteps(drawing, way, split), end)
  return end
}

function drawBack(drawing: Drawing, step: Extract<Step, { kind: 'back' }>, before: string): string {
  const entry = node(drawing, 'exclusiveGateway', 'Again')
  const body = node(drawing, 'userTask', 'Try')
  const exit = node(drawing, step.of, 'Enough')
  join(drawing, before, entry)
  join(drawing, entry, body)
  join(drawing, body, exit)
  join(drawing, exit, entry)
  return exit
}

function drawOther(drawing: Drawing, step: Extract<Step, { kind: 'event' | 'gateway' }>): string {
  if (step.kind === 'gateway') return node(drawing, step.of, 'Gate')
  const kind = step.throws ? 'intermediateThrowEvent' : 'intermediateCatchEvent'
  return node(drawing, kind, 'Event', definitionOf(drawing, step.of))
}

function drawTask(drawing: Drawing, step: Extract<Step, { kind: 'task' }>): string {
  const { names } = drawing
  const loop = step.loops
    ? `<multiInstanceLoopCharacteristics id="${names.next('mi').replace(' ', '')}"><completionCondition xsi:type="tFormalExpression">${names.next('enough')}</completionCondition></multiInstanceLoopCharacteristics>`
    : ''
  const inner = innerOf(drawing, step.of)
  const more = step.of === 'callActivity' ? ` calledElement="${names.next('called').replace(' ', '')}"` : ''
  const id = node(drawing, step.of, 'Task', inner + loop, more)
  if (step.edge) drawEdge(drawing, id, step.edge)
  return id
}

function innerOf(drawing: Drawing, kind: (typeof tasks)[number]): string {
  const { names, roots, prefix, edges } = drawing
  if (kind === 'scriptTask') return `<script>${names.next('script')}</script>`
  if (kind !== 'subProcess' && kind !== 'adHocSubProcess' && kind !== 'transaction') return ''
  const inside: Drawing = { nodes: [], lines: [], ids: [], names, roots, prefix, edges }
  drawChain(inside, [{ kind: 'task', of: 'userTask', edge: null, loops: false }])
  return inside.nodes.join('') + inside.lines.join('')
}

function drawEdge(drawing: Drawing, host: string, of: (typeof events)[number]): void {
  const edge = node(drawing, 'boundaryEvent', 'Edge', definitionOf(drawing, of), ` attachedToRef="${host}"`)
  const [isLed] = drawing.edges
  if (!isLed) return
  const next = node(drawing, 'userTask', 'Chase')
  join(drawing, edge, next)
  join(drawing, next, node(drawing, 'endEvent', 'Elsewhere'))
}

function definitionOf({ names, roots }: Drawing, kind: (typeof events)[number]): string {
  const id = names.next('def').replace(' ', '')
  if (kind === 'timerEventDefinition')
    return `<${kind} id="${id}"><timeCycle xsi:type="tFormalExpression">${names.next('R3/PT')}H</timeCycle></${kind}>`
  if (kind === 'conditionalEventDefinition')
    return `<${kind} id="${id}"><condition xsi:type="tFormalExpression">${names.next('when')}</condition></${kind}>`
  if (kind === 'linkEventDefinition') return `<${kind} id="${id}" name="${names.next('Link')}"/>`
  const root = {
    messageEventDefinition: 'message',
    signalEventDefinition: 'signal',
    errorEventDefinition: 'error',
    escalationEventDefinition: 'escalation',
  }[kind as string]
  if (!root) return `<${kind} id="${id}"/>`
  roots.push(`<${root} id="${id}r" name="${names.next(root)}"/>`)
  return `<${kind} id="${id}" ${root}Ref="${id}r"/>`
}

function node(drawing: Drawing, kind: string, word: string, inner = '', more = ''): string {
  const name = drawing.names.next(word)
  const id = `${drawing.prefix}${name.replace(' ', '')}`
  drawing.nodes.push(`<${kind} id="${id}" name="${name}"${more}>${inner}</${kind}>`)
  drawing.ids.push(id)
  return id
}

/** Every second line has a label, every third a condition. */
function join(drawing: Drawing, from: string, to: string): void {
  const name = drawing.names.next('line')
  const number = Number(name.split(' ')[1])
  const condition =
    number % 3 === 0
      ? `<conditionExpression xsi:type="tFormalExpression">${drawing.names.next('if')}</conditionExpression>`
      : ''
  drawing.lines.push(
    `<sequenceFlow id="${drawing.prefix}f${number}"${number % 2 === 0 ? ` name="${name}"` : ''} sourceRef="${from}" targetRef="${to}">${condition}</sequenceFlow>`,
  )
}
