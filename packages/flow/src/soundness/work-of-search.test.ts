import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryFlow, faultyFlow } from '../../test/index.ts'
import { compileFlow, type FlowDefinition } from '../index.ts'
import { exploreFlow } from './explored-problems.ts'
import { structureProblems } from './structure-problems.ts'

type Line = FlowDefinition['lines'][number]

/** The states that the search visits: what an analysis costs on any machine. */
function statesOf(flow: FlowDefinition): number {
  return exploreFlow(compileFlow(flow, {})).states.size
}

/** Flows one after the other as a single large one. */
function inOneRow(flows: readonly FlowDefinition[]): FlowDefinition {
  const [first] = flows
  if (!first) throw new Error('There is no flow.')
  const parts = flows.map((flow, at) => renamed(flow, at))
  const entryOf = (at: number) => parts[at]?.lines.find(({ from }) => from === `${at}.begin`)?.to ?? ''
  const leads = (line: Line, at: number): Line =>
    line.to === `${at}.end` && at < parts.length - 1 ? { ...line, to: entryOf(at + 1) } : line
  const isKept = (id: string, at: number) =>
    (id !== `${at}.begin` || at === 0) && (id !== `${at}.end` || at === parts.length - 1)

  return {
    ...first,
    nodes: parts.flatMap(({ nodes }, at) => nodes.filter(({ id }) => isKept(id, at))),
    lines: parts.flatMap(({ lines }, at) =>
      lines.filter(({ from }) => isKept(from, at)).map((line) => leads(line, at)),
    ),
  }
}

function renamed(flow: FlowDefinition, at: number): Pick<FlowDefinition, 'nodes' | 'lines'> {
  const name = (id: string) => `${at}.${id}`
  return {
    nodes: flow.nodes.map((node) => ({ ...node, id: name(node.id) })),
    lines: flow.lines.map((line) => ({
      ...line,
      id: name(line.id),
      from: name(line.from),
      to: name(line.to),
    })),
  }
}

function isDrawn(flow: FlowDefinition): boolean {
  return structureProblems(flow).every(({ severity }) => severity !== 'error')
}

function sample(flows: fc.Arbitrary<FlowDefinition>): readonly FlowDefinition[] {
  return fc.sample(flows, { numRuns: 60, seed: 1 })
}

test('a large flow of blocks is searched in three states', () => {
  const flows = sample(fc.array(arbitraryFlow, { minLength: 6, maxLength: 12 }).map(inOneRow))
  expect(Math.max(...flows.map(({ nodes }) => nodes.length))).toBeGreaterThan(100)
  for (const flow of flows) expect(statesOf(flow)).toBe(3)
})

test('a mistake in one block of a large flow costs the states of that block', () => {
  const withOne = fc
    .tuple(fc.array(arbitraryFlow, { minLength: 5, maxLength: 10 }), faultyFlow)
    .map(([flows, faulty]) => inOneRow([...flows, faulty]))
    .filter(isDrawn)
  const counts = sample(withOne).map(statesOf)
  expect(Math.max(...counts)).toBeLessThan(700)
  expect(counts.toSorted((a, b) => a - b)[30]).toBeLessThan(20)
})
