import type { ListAction } from '@signet/list'
import type { ModelConfig } from '../queries.ts'

/** The list's own buttons in one place that the reader may press on some record. */
export function actionsAt({ list, buttons }: ModelConfig, place: ListAction['place']): readonly ListAction[] {
  return list.actions.filter((action) => action.place === place && buttons.includes(action.key))
}
