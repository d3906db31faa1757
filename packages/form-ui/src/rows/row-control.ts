import type { Referent } from '@signet/form'
import type { OneOrSeveral, RowChoiceSettings } from '@signet/form/kinds'

import type { ControlProps, ReadProps } from '../form/field-view.ts'

/** What the control of a choice of rows works with, wherever the rows come from. */
export type RowProps = Omit<ControlProps, 'settings' | 'value' | 'onChange'> &
  Readonly<{
    settings: RowChoiceSettings
    value: OneOrSeveral
    /** Undefined until an administrator has said what is chosen from. */
    of: Referent | undefined
  }>

export type ReadRowProps = Omit<ReadProps, 'settings' | 'value'> & Pick<RowProps, 'settings' | 'value' | 'of'>
