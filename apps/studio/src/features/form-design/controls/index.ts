import type { PanelRow } from '@signet/form-ui/studio'
import type { SettingControl } from '../properties/field-editor.ts'
import { ChoiceSourceSetting } from './choice-source-setting.tsx'
import { ColumnsSetting, FieldSetting, FilledColumnsSetting, FillsSetting } from './field-controls.tsx'
import { GivenRowsSetting } from './given-rows-setting.tsx'
import { OptionTreeSetting } from './option-tree-setting.tsx'
import { OptionsSetting } from './options-setting.tsx'
import { ParametersSetting } from './parameters-setting.tsx'
import {
  BillRuleSetting,
  ChoiceSetting,
  ChoicesSetting,
  ColorSetting,
  DictionarySetting,
  FlowSetting,
  FormulaSetting,
  InterfaceSetting,
  ModelSetting,
  NumberSetting,
  OwnSetting,
  SwitchSetting,
  TextSetting,
  TextsSetting,
  WordsSetting,
} from './plain-controls.tsx'
import { ColorsSetting, RowsSetting } from './rows-setting.tsx'
import { SlotIdsSetting, SlotsSetting } from './slots-setting.tsx'
import {
  DateSetting,
  GroupsSetting,
  OrganizationsSetting,
  PeopleSetting,
  PositionsSetting,
  RolesSetting,
  TimeSetting,
} from './value-settings.tsx'

/** The control for each kind of setting. A new `PanelControl` is added here. */
const controls: Readonly<Record<PanelRow['control'], SettingControl>> = {
  text: { Control: TextSetting },
  words: { Control: WordsSetting },
  number: { Control: NumberSetting },
  switch: { Control: SwitchSetting, stands: 'inline' },
  choice: { Control: ChoiceSetting },
  choices: { Control: ChoicesSetting },
  texts: { Control: TextsSetting },
  formula: { Control: FormulaSetting },
  color: { Control: ColorSetting },
  colors: { Control: ColorsSetting, stands: 'group' },
  date: { Control: DateSetting, stands: 'group' },
  time: { Control: TimeSetting, stands: 'group' },
  rows: { Control: RowsSetting, stands: 'group' },
  options: { Control: OptionsSetting, stands: 'group' },
  optionTree: { Control: OptionTreeSetting, stands: 'group' },
  choiceSource: { Control: ChoiceSourceSetting, stands: 'group' },
  slots: { Control: SlotsSetting, stands: 'group' },
  slotIds: { Control: SlotIdsSetting },
  field: { Control: FieldSetting },
  columns: { Control: ColumnsSetting },
  filledColumns: { Control: FilledColumnsSetting },
  givenRows: { Control: GivenRowsSetting, stands: 'group' },
  people: { Control: PeopleSetting, stands: 'group' },
  organizations: { Control: OrganizationsSetting, stands: 'group' },
  positions: { Control: PositionsSetting, stands: 'group' },
  roles: { Control: RolesSetting, stands: 'group' },
  groups: { Control: GroupsSetting, stands: 'group' },
  dictionary: { Control: DictionarySetting },
  interface: { Control: InterfaceSetting },
  model: { Control: ModelSetting },
  billRule: { Control: BillRuleSetting },
  flow: { Control: FlowSetting },
  parameters: { Control: ParametersSetting, stands: 'group' },
  fills: { Control: FillsSetting, stands: 'group' },
  own: { Control: OwnSetting, stands: 'group' },
}

export function findControl(row: PanelRow): SettingControl {
  return controls[row.control]
}
