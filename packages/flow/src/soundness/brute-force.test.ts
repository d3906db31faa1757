import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bruteForce, type Fault, faultyFlow } from '../../test/index.ts'
import { compileFlow, type FlowDefinition, type FlowProblemCode, findUnsoundness } from '../index.ts'
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
