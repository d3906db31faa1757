import { useT } from '@signet/i18n/react'
import { useLocalizedText } from '../../../kit/properties/words-control.tsx'
import { useListDesigner } from '../designer/list-context.ts'

/** Names a button of the list, built in or its own, by its key. */
export function useButtonName(): (key: string) => string {
  const t = useT()
  const words = useLocalizedText()
  const { list } = useListDesigner()
  return (key) => {
    const own = list.actions.find((action) => action.key === key)
    return own ? words(own.label) : t(`list-design.button.${key}`)
  }
}
