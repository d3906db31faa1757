import type { ModelConfig } from '../queries.ts'

/** Whether any action works on several records. */
export function canSelect({ buttons, list }: Pick<ModelConfig, 'buttons' | 'list'>): boolean {
  return (
    buttons.includes('batchRemove') ||
    buttons.includes('print') ||
    buttons.includes('export') ||
    list.actions.some(({ key, place }) => place === 'list' && buttons.includes(key))
  )
}
