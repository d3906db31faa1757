import type { PanelRow } from '@signet/form/studio'
import { OptionsSetting } from './options-setting.tsx'
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
}

export function controlOf(row: PanelRow): SettingControl {
  return controls[row.control] ?? { Control: TextSetting }
}
