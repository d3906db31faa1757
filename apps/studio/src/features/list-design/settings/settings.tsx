import { useT } from '@signet/i18n/react'
import { Tabs } from 'antd'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useListDesigner } from '../designer/list-context.ts'
import { type SettingTab, settingTabs, tabOfMistake } from '../designer/mistake-key.ts'
import { ButtonSettings } from './button-settings.tsx'
import { ColumnsSettings } from './columns-settings.tsx'
import { FindingSettings } from './finding-settings.tsx'
import { LayoutSettings } from './layout-settings.tsx'
import { RuleSettings } from './rule-settings.tsx'
import styles from './settings.module.css'

const parts: Readonly<Record<SettingTab, () => ReactNode>> = {
  columns: ColumnsSettings,
  finding: FindingSettings,
  layout: LayoutSettings,
  buttons: ButtonSettings,
  rules: RuleSettings,
}

type SettingsProps = Readonly<{ tab: SettingTab; onTab: (tab: SettingTab) => void }>

/** Everything that is set on a list, one part at a time. */
export function Settings({ tab, onTab }: SettingsProps) {
  const t = useT()
  const { mistake } = useListDesigner()
  const wrong = mistake && tabOfMistake(mistake)
  const Part = parts[tab]

  return (
    <aside className={styles.settings} aria-label={t('list-design.settings')}>
      <Tabs
        size="small"
        activeKey={tab}
        onChange={(key) => onTab(settingTabs.find((one) => one === key) ?? 'columns')}
        items={settingTabs.map((key) => ({
          key,
          label: (
            <span className={styles.tab}>
              {t(`list-design.tab.${key}`)}
              {wrong === key && (
                <CircleAlert size={14} className={styles.wrong} aria-label={t('list-design.wrong')} />
              )}
            </span>
          ),
        }))}
      />
      <Part />
    </aside>
  )
}
