import type { contract, Read } from '@signet/contract'
import type { Condition, ConditionGroup, ListDefinition } from '@signet/list'
import type { KnownField } from '../fields/known-fields.ts'
import { plainFilter } from './plain-filter.ts'
import type { RecordQuestion } from './queries.ts'

/** What a view keeps. */
export type Asks = Read<(typeof contract)['recordViews']['list']>['list'][number]['asks']

export type ChosenColumn = NonNullable<Asks['columns']>[number]

/** How somebody looks at the records of a list: what is asked for, in which order, and which columns are shown. */
export type Looking = Readonly<{
  words: string
  rules: ConditionGroup
  tab: RecordQuestion['tab']
  sort: NonNullable<Asks['sort']>
  /** The chosen node of the tree beside the list. */
  node: string | undefined
  columns: readonly ChosenColumn[]
  page: number
}>

/** The list as it is designed, or as a view has it. */
export function lookingWith(list: ListDefinition, fields: readonly KnownField[], asks?: Asks): Looking {
  return {
    words: asks?.words ?? '',
    rules: asks ? readRules(asks.filter) : startFilter(list, fields),
    tab: asks?.tab,
    sort: asks?.sort ?? [],
    node: undefined,
    columns: asks?.columns ?? designedColumns(list),
    page: 1,
  }
}

/** What is kept of it under a name. */
export function asksOf(looking: Looking, list: ListDefinition): Asks {
  const isDesigned = JSON.stringify(looking.columns) === JSON.stringify(designedColumns(list))
  return {
    ...askedIn(looking),
    ...(!isDesigned && looking.columns.length > 0 && { columns: [...looking.columns] }),
  }
}

/** What is asked of the server, but for the page. */
export function questionOf(looking: Looking): RecordQuestion {
  const { node } = looking
  return { ...askedIn(looking), ...(node !== undefined && { node }) }
}

/** Does it leave anything out? */
export function isNarrowed({ words, rules, tab, node }: Looking): boolean {
  return words !== '' || plainFilter(rules) !== undefined || tab !== undefined || node !== undefined
}

function askedIn({ words, rules, tab, sort }: Looking): Omit<Asks, 'columns'> {
  const filter = plainFilter(rules)
  return {
    ...(words && { words }),
    ...(filter && { filter }),
    ...(tab !== undefined && { tab }),
    ...(sort.length > 0 && { sort: [...sort] }),
  }
}

function designedColumns({ columns }: ListDefinition): readonly ChosenColumn[] {
  return columns.filter(({ shown }) => shown).map(({ field }) => ({ field }))
}

function readRules(filter: Asks['filter']): ConditionGroup {
  const conditions = (filter?.conditions ?? []).map((part) => ('conditions' in part ? readRules(part) : part))
  return { match: filter?.match ?? 'all', conditions }
}

/** The filter as the list opens it: with the values that it starts with. */
function startFilter({ searches }: ListDefinition, fields: readonly KnownField[]): ConditionGroup {
  const conditions = searches.flatMap(({ field, operator, initial }): Condition[] => {
    const how = operator ?? fields.find(({ path }) => path === field)?.operators[0]
    return how && initial && 'value' in initial ? [{ field, operator: how, value: initial.value }] : []
  })
  return { match: 'all', conditions }
}
