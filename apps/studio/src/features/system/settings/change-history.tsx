import { type SettingGroup, settingText } from '@signet/contract'
import type { Translate } from '@signet/i18n'
import { useT } from '@signet/i18n/react'
import { Empty, ErrorNote, Failure, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { Undo2 } from 'lucide-react'
import { useClient } from '../../../kit/context/app-context.ts'
import { FormattedTime } from '../../../kit/details/facts.tsx'
import {
  changesQuery,
  type SettingChange,
  type SettingValue,
  useGroupNames,
  useSettingsMutation,
} from './queries.ts'
import { type SettingField, settingFields } from './setting-fields.ts'
import styles from './settings.module.css'

type ChangeHistoryProps = Readonly<{ group: SettingGroup; version: number }>

/** Who changed what in a group, newest first, and the way back. */
export function ChangeHistory({ group, version }: ChangeHistoryProps) {
  const t = useT()
  const { data, error, refetch } = useQuery(changesQuery(useClient(), group))
  const undo = useSettingsMutation((calls, id: string) => calls.undo({ id, version }))

  return (
    <section aria-label={t('settings.history')}>
      <h2 className={styles.title}>{t('settings.history')}</h2>
      <ErrorNote error={undo.error} />
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {data?.list.length === 0 && (
        <Empty title={t('settings.noChanges')} hint={t('settings.noChangesHint')} />
      )}
      <ol className={styles.history}>
        {data?.list.map((change) => (
          <Change
            key={change.id}
            group={group}
            change={change}
            isBusy={undo.isPending && undo.variables === change.id}
            onUndo={() => undo.mutate(change.id)}
          />
        ))}
      </ol>
    </section>
  )
}

type ChangeProps = Readonly<{
  group: SettingGroup
  change: SettingChange
  isBusy: boolean
  onUndo: () => void
}>

function Change({ group, change, isBusy, onUndo }: ChangeProps) {
  const t = useT()
  const valueText = useValueText(group)
  const { by, at, fields, secrets, isUndo } = change
  return (
    <li className={styles.change}>
      <div className={styles.row}>
        <span className={sharedStyles.strong}>{by.name}</span>
        <span className={sharedStyles.weak}>
          <FormattedTime at={at} />
          {isUndo && ` · ${t('settings.undone')}`}
        </span>
        <span className={sharedStyles.fill} />
        {fields.length > 0 && (
          <Button size="small" icon={<Undo2 size={14} aria-hidden />} loading={isBusy} onClick={onUndo}>
            {t('settings.undo')}
          </Button>
        )}
      </div>
      <ul>
        {fields.map(({ field, before, after }) => (
          <li key={field}>
            {t('settings.changed', {
              field: t(settingText(group, field)),
              before: valueText(field, before),
              after: valueText(field, after),
            })}
          </li>
        ))}
        {secrets.map((field) => (
          <li key={field}>{t('settings.secretChanged', { field: t(settingText(group, field)) })}</li>
        ))}
      </ul>
    </li>
  )
}

/** A value in words: a picture only says whether there is one, as a switch says whether it is on. */
export function useValueText(group: SettingGroup): (field: string, value: SettingValue) => string {
  const t = useT()
  const kinds = new Map(settingFields[group].map(({ name, kind }) => [name, kind]))
  const { data: groupNames } = useGroupNames([...kinds.values()].includes('groups'))
  return (field, value) => {
    if (typeof value === 'boolean') return t(value ? 'settings.on' : 'settings.off')
    const text = textOf(kinds.get(field), value, groupNames)
    return text === '' ? t('settings.empty') : nameOf(kinds.get(field), text, t)
  }
}

/** Chosen words have names, and everything else is its own. */
function nameOf(kind: SettingField['kind'] | undefined, text: string, t: Translate): string {
  if (kind === 'currency') return t(`number.setting.currency.${text}`)
  return kind === 'choice' ? t(`settings.choice.${text}`) : text
}

function plainText(value: SettingValue): string {
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}

type GroupNames = ReadonlyMap<string, string> | undefined

/** A group that has been deleted since keeps its place. */
function textOf(kind: SettingField['kind'] | undefined, value: SettingValue, names: GroupNames): string {
  if (kind !== 'groups' || !Array.isArray(value)) return plainText(value)
  return value.map((id) => names?.get(String(id)) ?? '…').join(', ')
}
