import type { Client } from '@signet/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'
import { useList } from '../../kit/lists/list-search.ts'

const rules = 'bill-rules'

export type BillRule = Awaited<ReturnType<Client['billRules']['open']>>
export type Settings = BillRule['settings']

export function useBillRules(keyword: string) {
  const { billRules } = useClient()
  return useList([rules, 'list', keyword], (page, options) => billRules.list({ ...page, keyword }, options))
}

export const billRuleQuery = ({ billRules }: Client, id: string) =>
  queryOptions({
    queryKey: [rules, 'one', id],
    queryFn: ({ signal }) => billRules.open({ id }, { signal }),
  })

type Calls = Client['billRules']
export type LedgerRow = Awaited<ReturnType<Calls['ledger']>>['list'][number]
export type LedgerFilter = Omit<Parameters<Calls['exportLedger']>[0], 'format'>

export function useLedger(filter: LedgerFilter) {
  const { billRules } = useClient()
  return useList([rules, 'ledger', filter], (page, options) =>
    billRules.ledger({ ...page, ...filter }, options),
  )
}

/** Names of the rules, to choose one. */
export const ruleNamesQuery = ({ billRules }: Client) =>
  queryOptions({
    queryKey: [rules, 'names'],
    queryFn: ({ signal }) => billRules.list({ pageSize: 200 }, { signal }),
  })

/** Changes rules and fetches those on screen again. */
export function useBillRuleMutation<Input>(
  change: (calls: Client['billRules'], input: Input) => Promise<unknown>,
) {
  const { billRules } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => change(billRules, input),
    onSuccess: () => cache.invalidateQueries({ queryKey: [rules] }),
  })
}

type Fresh = { readonly [Kind in Settings['kind']]: Extract<Settings, { kind: Kind }> }

/** Initial settings of each kind of rule. */
export const freshSettings: Fresh = {
  serial: {
    kind: 'serial',
    prefix: [],
    dateFormat: 'YYYYMMDD',
    digits: 4,
    start: 1,
    reset: 'day',
    suffix: [],
  },
  random: { kind: 'random', prefix: [], digits: 8, alphabet: 'digits', suffix: [] },
  uuid: { kind: 'uuid', prefix: [], suffix: [] },
}
