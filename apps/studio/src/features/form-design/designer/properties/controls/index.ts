import type { PanelRow } from '@signet/form/studio'
import { OptionsSetting } from './options-setting.tsx'
import { OwnSetting } from './own-setting.tsx'
import {
  ChoiceSetting,
  ColorSetting,
  FormulaSetting,
  NumberSetting,
  SwitchSetting,
  TextSetting,
  WordsSetting,
} from './plain-controls.tsx'
import type { SettingControl } from './setting-control.ts'
import { SlotIdsSetting } from './slot-ids-setting.tsx'
import { SlotsSetting } from './slots-setting.tsx'

/** The register of controls: how each kind of setting is set. */
const controls: Partial<Readonly<Record<PanelRow['control'], SettingControl>>> = {
  text: { Control: TextSetting },
  words: { Control: WordsSetting },
  number: { Control: NumberSetting },
  switch: { Control: SwitchSetting, isInline: true },
  choice: { Control: ChoiceSetting },
  formula: { Control: FormulaSetting },
  color: { Control: ColorSetting },
  options: { Control: OptionsSetting },
  slots: { Control: SlotsSetting },
  slotIds: { Control: SlotIdsSetting },
  own: { Control: OwnSetting },
}

export function controlOf(row: PanelRow): SettingControl {
  return controls[row.control] ?? { Control: TextSetting }
}
