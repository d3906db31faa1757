import { useT } from '@signet/i18n/react'
import { type ButtonKey, buttonKeys, isReadOnlyButton, type ListDefinition } from '@signet/list'
import { Switch, Tabs } from 'antd'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { PropertySection } from '../../../kit/properties/property-row.tsx'
import { WordsRow } from '../../../kit/properties/setting-rows.tsx'
import { useLocalizedText } from '../../../kit/properties/words-control.tsx'
import { findMistakeTab, type SettingTab, settingTabs, useListDesigner } from '../designer/list-context.ts'
import { OrderedRows } from '../designer/ordered-rows.tsx'
import { ActionSettings } from './action-settings.tsx'
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

/** All settings of a list, one tab at a time. */
export function Settings({ tab, onTab }: SettingsProps) {
  const t = useT()
  const { mistake } = useListDesigner()
  const wrong = mistake && findMistakeTab(mistake)
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

type ListButton = ListDefinition['buttons'][number]

/** The buttons of the list: built-in and custom ones. */
function ButtonSettings() {
  const t = useT()
  const { form } = useListDesigner()

  return (
    <>
      <PropertySection title={t('list-design.buttons')}>
        <ButtonRows />
      </PropertySection>
      {!form.dataView && <ActionSettings />}
    </>
  )
}

function ButtonRows() {
  const t = useT()
  const words = useLocalizedText()
  const { form, list, change } = useListDesigner()
  const nameOf = ({ key, label }: ListButton) => (label && words(label)) || t(`list-design.button.${key}`)
  return (
    <OrderedRows
      label={t('list-design.buttons')}
      isFixed
      rows={listButtons(list.buttons).filter(({ key }) => !form.dataView || isReadOnlyButton(key))}
      keyOf={({ key }) => key}
      nameOf={nameOf}
      quick={(button, set) => (
        <Switch
          size="small"
          aria-label={t('list-design.shown', { name: nameOf(button) })}
          checked={button.shown}
          onChange={(shown) => set({ shown })}
        />
      )}
      onChange={(buttons, about) => change({ buttons }, about && `buttons.${about}`)}
    >
      {(button, set) => (
        <WordsRow
          label={t('list-design.button.label')}
          value={button.label ?? ''}
          onChange={(label) => set({ label: label === '' ? undefined : label }, 'label')}
        />
      )}
    </OrderedRows>
  )
}

/** Returns the list's buttons, followed by missing ones as hidden. */
function listButtons(buttons: readonly ListButton[]): readonly ListButton[] {
  const known = new Set<ButtonKey>(buttons.map(({ key }) => key))
  const left = buttonKeys.filter((key) => !known.has(key))
  return [...buttons, ...left.map((key) => ({ key, shown: false }))]
}
