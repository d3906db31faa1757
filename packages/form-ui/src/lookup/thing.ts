import type { Referent } from '@signet/form'
import type { OneOrSeveral, ThingSettings } from '@signet/form/kinds'
import type { ReactNode } from 'react'

import type { ControlProps } from '../form/field-view.ts'
import type { Choice, LookupQuestion } from '../form/form-environment.ts'

/** What the control of a choice from outside works with, whatever is chosen. */
export type ThingProps = Omit<ControlProps, 'settings' | 'value' | 'onChange'> &
  Readonly<{
    settings: ThingSettings
    value: OneOrSeveral
    onChange: (value: OneOrSeveral) => void
    of: Referent
    /** Is it shown level by level? */
    isTree?: boolean
    pictureOf?: (choice: Choice) => ReactNode
  }>

type Asking = Pick<ThingProps, 'of' | 'field' | 'parameters'>

/** The question for what may be chosen; undefined while another field has to be filled in first. */
export function questionOf(
  { of, field, parameters }: Asking,
  more: Pick<LookupQuestion, 'words' | 'parent'>,
): LookupQuestion | undefined {
  if (isUndecided(parameters)) return undefined

  const range = field.kind.range?.(field.settings, parameters)
  return { of, ...more, ...(range ? { range } : {}) }
}

/** Does a value that decides the choices still miss? */
export function isUndecided(parameters: Readonly<Record<string, unknown>>): boolean {
  return Object.values(parameters).includes(null)
}
