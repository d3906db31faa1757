import { useT } from '@signet/i18n/react'
import { useListDesigner } from './list-context.ts'
import { mistakeKey } from './mistake-key.ts'

/** The error at a path of the list (`columns.3`) or below it; undefined without one. */
export function useMistakeAt(): (at: string) => string | undefined {
  const t = useT()
  const { mistake } = useListDesigner()
  return (at) => {
    if (!mistake || (mistake.path !== at && !mistake.path.startsWith(`${at}.`))) return undefined
    return t(`list-design.mistake.${mistakeKey(mistake)}`)
  }
}
