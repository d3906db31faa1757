import type { SubTableSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

const givesRows = ({ givenColumns }: SubTableSettings) => givenColumns.length > 0

export const subTablePanel: Panel<SubTableSettings> = [
  { setting: 'minRows', control: 'number' },
  { setting: 'maxRows', control: 'number' },
  { setting: 'startRows', control: 'number' },
  { setting: 'givenColumns', control: 'filledColumns' },
  { setting: 'givenRows', control: 'givenRows', when: givesRows },
  { setting: 'givenAreFixed', control: 'switch', when: givesRows },
  { setting: 'mayAddRows', control: 'switch' },
  { setting: 'mayRemoveRows', control: 'switch' },
  { setting: 'totals', control: 'columns' },
]
