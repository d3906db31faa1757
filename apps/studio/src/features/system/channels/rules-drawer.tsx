import { channelRules, messageChannels, noticeCategories } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Failure, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Select, Skeleton } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { EditForm } from '../../../kit/fields/edit-form.tsx'
import { fieldMergeRules } from '../../../kit/shared-editing/save-merged.ts'
import { useMergedSave } from '../../../kit/shared-editing/use-merged-save.tsx'
import styles from './channels.module.css'
import { type CompanyRules, offeredChannels, type Rules, rulesQuery, useChannelMutation } from './queries.ts'

type DrawerProps = Readonly<{ onClose: () => void }>

/** Which messages leave the product by which channel. */
export function RulesDrawer({ onClose }: DrawerProps) {
  const t = useT()
  const { data, error, refetch } = useQuery(rulesQuery(useClient()))
  return (
    <SideDrawer title={t('channels.rules')} width={960} onClose={onClose}>
      <p className={sharedStyles.note}>{t('channels.rulesHint')}</p>
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton active title={false} paragraph={{ rows: 9 }} />}
      {data && <RulesForm stored={data} />}
    </SideDrawer>
  )
}

function RulesForm({ stored }: Readonly<{ stored: CompanyRules }>) {
  const t = useT()
  const { channels } = useClient()
  const offered = offeredChannels(stored).map(({ name }) => name)
  const [rules, setRules] = useState<Rules>(stored.rules)
  const { save, dialog } = useMergedSave<Rules>({
    ...{ opened: documentOf(stored), rules: mergeRules, labels },
    textOf: (_, value) =>
      typeof value === 'string' && channelRules.some((rule) => rule === value)
        ? t(`channels.rule.${value}`)
        : undefined,
    load: async () => documentOf(await channels.rules({})),
    save: (document, expects) => channels.saveRules({ rules: document, expects }),
    onStored: setRules,
  })
  const mutation = useChannelMutation((_calls, draft: Rules) => save(draft))
  return (
    <EditForm label={t('channels.rules')} mutation={mutation} onSubmit={() => mutation.mutate(rules)}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">{t('channels.about')}</th>
            {offered.map((channel) => (
              <th key={channel} scope="col">
                {t(`channels.name.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {noticeCategories.map((category) => (
            <tr key={category}>
              <th scope="row">{t(`channels.category.${category}`)}</th>
              {offered.map((channel) => (
                <td key={channel}>
                  <Select
                    className={styles.rule ?? ''}
                    aria-label={`${t(`channels.category.${category}`)} · ${t(`channels.name.${channel}`)}`}
                    value={rules[category]?.[channel] ?? 'off'}
                    options={channelRules.map((value) => ({ value, label: t(`channels.rule.${value}`) }))}
                    onChange={(rule) =>
                      setRules({ ...rules, [category]: { ...rules[category], [channel]: rule } })
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {dialog}
    </EditForm>
  )
}

/** Every pair, so that a pair that somebody switched off differs from one that was never touched. */
function documentOf({ rules, revision }: CompanyRules) {
  const document = Object.fromEntries(
    noticeCategories.map((category) => [
      category,
      Object.fromEntries(messageChannels.map((channel) => [channel, rules[category]?.[channel] ?? 'off'])),
    ]),
  )
  return { document: document as Rules, revision }
}

const mergeRules = fieldMergeRules<Rules>(
  Object.fromEntries(noticeCategories.map((category) => [category, { parts: {} }])),
)
const labels = {
  ...Object.fromEntries(noticeCategories.map((category) => [category, `channels.category.${category}`])),
  ...Object.fromEntries(messageChannels.map((channel) => [channel, `channels.name.${channel}`])),
}
