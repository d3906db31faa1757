import { compileForm, createFormStore, type FormValues, rightsAtStart } from '@signet/form'
import type { FormulaContext } from '@signet/formula'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { useApp } from '../../../kit/context/app-context.ts'
import { useFormulaContext } from '../../../kit/forms/use-form-environment.ts'
import { keepLastModel } from '../models/last-model.ts'
import { type ModelConfig, useModel } from '../queries.ts'
import { readModelSearch } from '../record-search.ts'
import { useViews, type View } from '../views/queries.ts'
import { filterForm, filterOf } from './filter-form.ts'
import { emptyQuery, type ListQuery, queryOfView, tabOfWord, wordOfTab } from './list-query.ts'

export const listPath = '/pages/apply/dynamicModel/index'

/** Only this page writes this state, into its own entry of the history. */
const QueryState = z.object({
  asked: z.custom<ListQuery>((left) => typeof left === 'object' && left !== null),
})

/**
 * The search of the list. It starts from this entry of the history, or the address, or the person's default
 * view, or the list's design.
 */
export function useListQuery(opening: LoadedList) {
  const { pathname, state, search } = useLocation()
  const navigate = useNavigate()
  const isHere = pathname === listPath
  const [listQuery, setAsked] = useState<ListQuery>(
    () => (isHere ? QueryState.safeParse(state).data?.asked : undefined) ?? initialQuery(opening, search),
  )
  const { id: modelId } = opening.config
  return {
    asked: listQuery,
    ask: (part: Partial<ListQuery>) => {
      const next = { ...listQuery, ...part }
      setAsked(next)
      if (isHere)
        void navigate({
          to: listPath,
          replace: true,
          search: addressOf(modelId, next),
          state: (before) => ({ ...before, asked: next }),
        })
    },
  }
}

function initialQuery({ config, context, views }: LoadedList, search: object): ListQuery {
  const { words, tab, view } = readModelSearch(search as Record<string, unknown>)
  const said = { ...(words && { words }), ...(tab && { tab: tabOfWord(tab) }) }
  const wanted = views.find(({ id, isDefault }) => (view ? id === view : isDefault))
  const isPlain = Object.keys(said).length > 0 && !view
  return { ...(wanted && !isPlain ? queryOfView(wanted) : queryOfList(config, context)), ...said }
}

export function queryOfList(config: ModelConfig, context: FormulaContext): ListQuery {
  const start = startingFilter(config, context)
  return { ...emptyQuery, filter: start && filterOf(config, start) }
}

/** The part of the search that a link carries; the rest stays in the entry of the history. */
function addressOf(modelId: string, { words, tab, view }: ListQuery) {
  return {
    modelId,
    ...(words && { words }),
    ...(tab !== undefined && { tab: wordOfTab(tab) }),
    ...(view && { view }),
  }
}

/** The initial filter values; undefined when no field has one. */
function startingFilter(config: ModelConfig, context: FormulaContext): FormValues | undefined {
  if (config.list.searches.every(({ initial }) => initial === undefined)) return undefined
  return createFormStore(compileForm(filterForm(config)), {
    rights: rightsAtStart(),
    context,
  }).values()
}

/** What must be loaded before a list can be searched. */
export type LoadedList = Readonly<{ config: ModelConfig; context: FormulaContext; views: readonly View[] }>

/** When the views fail to load, the list opens as designed. Keeps which list was opened last. */
export function useLoadedList(modelId: string) {
  const model = useModel(modelId)
  const context = useFormulaContext()
  const views = useViews(modelId)
  const { store } = useApp()
  const name = model.data?.name
  useEffect(() => {
    if (name !== undefined) keepLastModel(store, { modelId, name })
  }, [store, modelId, name])
  const isReady = views.data !== undefined || views.isError
  const opening: LoadedList | undefined =
    model.data && context && isReady ? { config: model.data, context, views: views.data ?? [] } : undefined
  return { opening, model }
}
