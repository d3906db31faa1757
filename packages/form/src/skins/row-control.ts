import type { OneOrSeveral } from '../one-or-several.ts'
import type { Referent } from '../referent.ts'
import type { RowSettings } from '../row-choice.ts'
import type { ControlProps, ReadProps } from './field-view.ts'

/** What the control of a choice of rows works with, wherever the rows come from. */
export type RowProps = Omit<ControlProps, 'settings' | 'value' | 'onChange'> &
  Readonly<{
    settings: RowSettings
    value: OneOrSeveral
    /** Undefined until an administrator has said what is chosen from. */
    of: Referent | undefined
  }>

export type ReadRowProps = Omit<ReadProps, 'settings' | 'value'> & Pick<RowProps, 'settings' | 'value' | 'of'>
