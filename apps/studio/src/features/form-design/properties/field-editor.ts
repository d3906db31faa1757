import type { FieldDefinition } from '@signet/form'
import { type FieldChange, kindOf, type Mistake, type PlacedField } from '@signet/form/design'
import type { PanelRow } from '@signet/form-ui/studio'
import { useT } from '@signet/i18n/react'
import type { ReactNode } from 'react'
import { useProblemSentence } from '../../../kit/rules/use-problem-sentence.ts'
import { useDesignedFields } from '../designer/designer-context.ts'

export type FieldEditor = PlacedField &
  Readonly<{
    /** Consecutive edits with the same `about` are undone together. */
    change: (change: FieldChange, about: string) => void
    mistakes: readonly Mistake[]
  }>

type WithMistakes = Readonly<{ mistakes: readonly Mistake[] }>

/** Returns the mistake in a part of a field, if any. */
export function useMistakeAt(mistaken: WithMistakes, part: string): string | undefined {
  return useMistakes(mistaken)(part)
}

/** Returns mistakes of any part, in the reader's language. */
export function useMistakes({ mistakes }: WithMistakes): (part: string) => string | undefined {
  const t = useT()
  const sentence = useProblemSentence(useDesignedFields())
  return (part) => {
    const mistake = mistakes.find((one) => one.part === part || one.part.startsWith(`${part}.`))
    if (!mistake) return undefined

    const { problem, reason } = mistake.params
    if (typeof problem === 'string')
      return sentence(`formula.${problem.replace('formula.', '')}`, mistake.params)
    return t('form-design.mistake', { reason: String(reason ?? mistake.params['path'] ?? '') })
  }
}

export type DefaultWay = 'value' | 'formula'

/** Lists the ways to set a field's default. Calculated fields have none; files cannot be fixed values. */
export function listDefaultWays(field: FieldDefinition): readonly DefaultWay[] {
  const kind = kindOf(field)
  const parsed = kind?.settings.safeParse(field.settings)
  if (kind?.holds !== 'value' || !parsed?.success) return []
  if (kind.fill || kind.assignment || kind.formula) return []

  const isFixed = !Object.hasOwn(kind.references?.(kind.empty(parsed.data), parsed.data) ?? {}, 'files')
  const isCalculated = kind.valueType(parsed.data) !== undefined
  return [...(isFixed ? (['value'] as const) : []), ...(isCalculated ? (['formula'] as const) : [])]
}

/** Properties of a setting's control. `onChange(undefined)` restores the kind's default. */
export type SettingControlProps = Readonly<{
  id: string
  row: PanelRow
  editor: FieldEditor
  value: unknown
  /** All settings of the field, with defaults. */
  settings: Readonly<Record<string, unknown>>
  onChange: (value: unknown) => void
}>

export type SettingControl = Readonly<{
  Control: (props: SettingControlProps) => ReactNode
  /** `inline`: label and control in one line; `group`: several controls under one label. */
  stands?: 'inline' | 'group'
}>
