import type { ModelConfig } from '../queries.ts'

/** Is there anything that can be done with several records at once? */
export function canSelect({ buttons, list }: Pick<ModelConfig, 'buttons' | 'list'>): boolean {
  return (
    buttons.includes('batchRemove') ||
    buttons.includes('print') ||
    buttons.includes('export') ||
    list.actions.some(({ key, place }) => place === 'list' && buttons.includes(key))
  )
}
