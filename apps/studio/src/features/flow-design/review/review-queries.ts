import type { Client } from '@signet/client'
import { readFlowDefinition } from '@signet/flow'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'
import { fieldMergeRules, saveMerged } from '../../../kit/shared-editing/save-merged.ts'

const subject = 'flow-review'
const pollInterval = 1000

type Review = Client['flowReview']
export type Coverage = Awaited<ReturnType<Review['coverage']>>
export type CoverageGap = Coverage['gaps'][number]
export type BackTest = NonNullable<Awaited<ReturnType<Review['backTest']>>['latest']>
export type Course = BackTest['affected'][number]['after']
export type StoredTests = Awaited<ReturnType<Review['tests']>>
type FlowTests = Omit<StoredTests, 'revision'>
export type FlowTest = FlowTests['tests'][number]
export type FlowVersion = Awaited<ReturnType<Review['versions']>>['list'][number]
export type Difference = Awaited<ReturnType<Review['compare']>>['differences'][number]

export const coverageQuery = ({ flowReview }: Client, id: string) => ({
  queryKey: [subject, 'coverage', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => flowReview.coverage({ id }, { signal }),
  gcTime: 0,
})

/** Polls while the test runs. */
export const backTestQuery = ({ flowReview }: Client, id: string) => ({
  queryKey: [subject, 'back-test', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => flowReview.backTest({ id }, { signal }),
  refetchInterval: ({ state }: { state: { data?: Readonly<{ latest: BackTest | null }> | undefined } }) =>
    state.data?.latest?.state === 'running' ? pollInterval : (false as const),
})

export const versionsQuery = ({ flowReview }: Client, id: string) => ({
  queryKey: [subject, 'versions', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => flowReview.versions({ id }, { signal }),
})

/** A published version never changes. */
export const versionQuery = ({ flowReview }: Client, id: string, version: number) => ({
  queryKey: [subject, 'version', id, version],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    readFlowDefinition((await flowReview.version({ id, version }, { signal })).definition),
  staleTime: Number.POSITIVE_INFINITY,
})

export const compareQuery = ({ flowReview }: Client, id: string, from: number, to: number) => ({
  queryKey: [subject, 'compare', id, from, to],
  queryFn: ({ signal }: { signal: AbortSignal }) => flowReview.compare({ id, from, to }, { signal }),
  gcTime: 0,
})

export const testsQuery = ({ flowReview }: Client, id: string) => ({
  queryKey: [subject, 'tests', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => flowReview.tests({ id }, { signal }),
})

export function useStartBackTest(id: string) {
  const { flowReview } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (cases: number) => flowReview.startBackTest({ id, cases }),
    onSettled: () => cache.invalidateQueries({ queryKey: [subject, 'back-test', id] }),
  })
}

const testMergeRules = fieldMergeRules<FlowTests>({ tests: { itemsBy: 'id', item: 'value' } })

/** Tests that somebody else saved meanwhile stay; a save is refused where both changed the same test. */
export function useSaveTests(id: string, kept: StoredTests) {
  const { flowReview } = useClient()
  const cache = useQueryClient()
  const stored = ({ revision, ...document }: StoredTests) => ({ document, revision })
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (draft: FlowTests) =>
      saveMerged(
        {
          opened: stored(kept),
          rules: testMergeRules,
          load: async () => stored(await flowReview.tests({ id })),
          save: ({ tests, rule }, expects) => flowReview.saveTests({ id, tests: [...tests], rule, expects }),
          ask: () => Promise.resolve(undefined),
        },
        draft,
      ),
    onSettled: () => cache.invalidateQueries({ queryKey: [subject, 'tests', id] }),
  })
}

export function useRunTests(id: string) {
  const { flowReview } = useClient()
  return useMutation({ meta: { shownInPlace: true }, mutationFn: () => flowReview.runTests({ id }) })
}
