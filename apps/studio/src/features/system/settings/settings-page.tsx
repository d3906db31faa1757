import { isSocialVendor, type SettingGroup, socialVendors } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Grid, Segmented, Skeleton, Tabs } from 'antd'
import { type ReactNode, useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { PageTitle } from '../../../kit/details/tab-title.tsx'
import { useUnsavedQuestion } from '../../../kit/fields/use-unsaved-question.ts'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import { type Edits, noEdits } from './edits.ts'
import { type Group, settingsQuery } from './queries.ts'
import { settingFields } from './setting-fields.ts'
import styles from './settings.module.css'
import { SettingsForm } from './settings-form.tsx'

/** What administrators configure for the whole company, by group. */
export function SettingsPage() {
  const t = useT()
  const { data, error, refetch } = useQuery(settingsQuery(useClient()))
  return (
    <section className={styles.page} aria-label={t('studio.settings')}>
      <PageTitle>{t('studio.settings')}</PageTitle>
      {data === undefined && error && <Failure error={error} onRetry={refetch} />}
      {data === undefined && !error && <Skeleton active title={false} paragraph={{ rows: 10 }} />}
      {data && <Groups groups={data.groups} />}
    </section>
  )
}

const order = Object.keys(settingFields) as SettingGroup[]

/** Edits of a group stay while another one is on screen. */
function Groups({ groups }: Readonly<{ groups: readonly Group[] }>) {
  const t = useT()
  const { xl: isWide } = Grid.useBreakpoint()
  const { search, change } = useListSearch()
  const [edits, setEdits] = useState<Readonly<{ [Name in SettingGroup]?: Edits }>>({})
  const isSaved = Object.values(edits).every((one) => one === noEdits)
  useUnsavedQuestion({ isSaved, body: t('settings.leave') })
  const shown = order.find((name) => name === search.kind) ?? 'identity'

  const form = (name: SettingGroup) => {
    const group = groups.find((one) => one.group === name)
    return (
      group && (
        <SettingsForm
          key={name}
          group={group}
          edits={edits[name] ?? noEdits}
          onEdit={(edit) => setEdits((before) => ({ ...before, [name]: edit(before[name] ?? noEdits) }))}
        />
      )
    )
  }
  const show = (kind: string) => change({ kind })
  const vendor = {
    key: vendorsTab,
    label: t('settings.group.vendor'),
    children: <VendorChoice shown={shown} onChoose={show} form={form} />,
  }

  return (
    <Tabs
      className={styles.groups ?? ''}
      tabPlacement={isWide ? 'start' : 'top'}
      {...(isWide && { tabBarGutter: 0 })}
      activeKey={isSocialVendor(shown) ? vendorsTab : shown}
      onChange={show}
      items={tabs.map((name) =>
        name === vendorsTab
          ? vendor
          : { key: name, label: t(`settings.group.${name}`), children: form(name) },
      )}
    />
  )
}

/** Vendors share one tab, which opens with the first of them. */
const [vendorsTab] = socialVendors
const tabs = order.filter((name) => !isSocialVendor(name) || name === vendorsTab)

type VendorChoiceProps = Readonly<{
  shown: SettingGroup
  onChoose: (name: string) => void
  form: (name: SettingGroup) => ReactNode
}>

function VendorChoice({ shown, onChoose, form }: VendorChoiceProps) {
  const t = useT()
  const name = isSocialVendor(shown) ? shown : vendorsTab
  return (
    <>
      <Segmented
        className={styles.vendors ?? ''}
        aria-label={t('settings.group.vendor')}
        value={name}
        onChange={onChoose}
        options={socialVendors.map((value) => ({ value, label: t(`settings.group.${value}`) }))}
      />
      {form(name)}
    </>
  )
}
