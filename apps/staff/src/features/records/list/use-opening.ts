import type { FormulaContext } from '@signet/formula'
import { useAround } from '../../../kit/forms/use-around.ts'
import { type ModelConfig, useModel } from '../queries.ts'
import { useViews, type View } from '../views/queries.ts'

/** What must be loaded before a list can be searched. */
export type LoadedList = Readonly<{ config: ModelConfig; around: FormulaContext; views: readonly View[] }>

/** When the views fail to load, the list opens as designed. */
export function useLoadedList(modelId: string) {
  const model = useModel(modelId)
  const around = useAround()
  const views = useViews(modelId)
  const isReady = views.data !== undefined || views.isError
  const opening: LoadedList | undefined =
    model.data && around && isReady ? { config: model.data, around, views: views.data ?? [] } : undefined
  return { opening, model }
}
