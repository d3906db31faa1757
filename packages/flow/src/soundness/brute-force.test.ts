import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bagsAfter, bruteForce, type Fault, faultyFlow } from '../../test/index.ts'
import {
  compileFlow,
  type FlowDefinition,
  type FlowProblem,
  type FlowProblemCode,
  findUnsoundness,
} from '../index.ts'
import { structureProblems } from './structure-problems.ts'

const runs = Number(process.env['SOUNDNESS_RUNS'] ?? 2000)

const faultOf: Partial<Record<FlowProblemCode, Fault>> = {
  stuck: 'lost',
  endless: 'lost',
  leftBehind: 'leftBehind',
  twoTokens: 'twoTokens',
  dead: 'dead',
}

function isDrawn(flow: FlowDefinition): boolean {
  return structureProblems(flow).every(({ severity }) => severity !== 'error')
}

function faultsFound(flow: FlowDefinition): readonly Fault[] {
  const codes = findUnsoundness(compileFlow(flow, {})).map(({ code }) => code)
  return [...new Set(codes.flatMap((code) => faultOf[code] ?? []))].sort()
}

test('the checker finds in flows with seeded mistakes what an independent brute-force check finds', {
  timeout: 300_000,
}, () => {
  const counts = new Map<string, number>()
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)
  fc.assert(
    fc.property(faultyFlow, (flow) => {
      const verdict = bruteForce(flow)
      expect(isDrawn(flow)).toBe(verdict !== undefined)
      fc.pre(verdict !== undefined && verdict !== 'tooLarge')

      expect(faultsFound(flow)).toEqual([...verdict].sort())
      for (const fault of verdict.size > 0 ? verdict : ['sound']) count(fault)
    }),
    { numRuns: runs },
  )
  for (const kind of ['sound', 'lost', 'leftBehind', 'twoTokens'])
    expect(counts.get(kind)).toBeGreaterThan(runs / 100)
})

test('the way to each problem can be gone, and a loop that grows grows in every round', {
  timeout: 300_000,
}, () => {
  const counts = new Map<string, number>()
  fc.assert(
    fc.property(faultyFlow, (flow) => {
      for (const problem of findUnsoundness(compileFlow(flow, {}))) {
        if (!isThere[problem.code]) continue
        counts.set(problem.code, (counts.get(problem.code) ?? 0) + 1)
        expect(isThere[problem.code]?.(flow, problem), problem.code).toBe(true)
      }
    }),
    { numRuns: runs / 2 },
  )
  for (const code of Object.keys(isThere)) expect(counts.get(code), code).toBeGreaterThan(0)
})

const isThere: Partial<Record<FlowProblemCode, (flow: FlowDefinition, problem: FlowProblem) => boolean>> = {
  leftBehind: (flow, { path = [] }) =>
    bagsAfter(flow, path).some((bag) => bag.length > 1 && bag.some((id) => isEndOf(flow, id))),
  twoTokens: (flow, { path = [], node = '' }) =>
    bagsAfter(flow, path).some((bag) => bag.indexOf(node) !== bag.lastIndexOf(node)),
  stuck: (flow, { path = [], node = '' }) =>
    bagsAfter(flow, path).some((bag) => bag.includes(node) && bag.every((id) => !isLeavable(flow, path, id))),
  endless: (flow, { path = [], node = '' }) => bagsAfter(flow, path).some((bag) => bag.includes(node)),
  unbounded: (flow, { path = [], loop = [] }) => {
    const most = (rounds: number) => {
      const bags = bagsAfter(flow, [...path, ...Array.from({ length: rounds }, () => loop).flat()])
      return Math.max(...bags.map(({ length }) => length))
    }
    return loop.length > 0 && most(1) > most(0) && most(2) > most(1) && most(3) > most(2)
  },
}

const isEndOf = ({ nodes }: FlowDefinition, id: string) =>
  nodes.some((node) => node.id === id && node.kind === 'end')

const isLeavable = (flow: FlowDefinition, path: readonly string[], id: string) =>
  bagsAfter(flow, [...path, id]).length > 0
