import type { Around } from '@signet/formula'
import { useAround } from '../../forms/index.ts'
import { type ModelConfig, useModel } from '../queries.ts'
import { useViews, type View } from '../views/queries.ts'

/** What must be there before a list can be asked anything. */
export type Opening = Readonly<{ config: ModelConfig; around: Around; views: readonly View[] }>

/** Without its views a list opens as it is designed: they are no reason to keep anybody waiting. */
export function useOpening(modelId: string) {
  const model = useModel(modelId)
  const around = useAround()
  const views = useViews(modelId)
  const isReady = views.data !== undefined || views.isError
  const opening: Opening | undefined =
    model.data && around && isReady ? { config: model.data, around, views: views.data ?? [] } : undefined
  return { opening, model }
}
