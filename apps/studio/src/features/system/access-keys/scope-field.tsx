import { administrationScope } from '@signet/contract'
import { useMatcher, useT } from '@signet/i18n/react'
import { Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Checkbox, Input, Segmented, Skeleton } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import styles from './access-keys.module.css'
import { type Area, areasQuery } from './queries.ts'

type ScopeFieldProps = Readonly<{
  scopes: readonly string[]
  onChange: (scopes: readonly string[]) => void
}>

type Level = 'none' | 'read' | 'write'

/** For each area of the interface, whether the key may read or also write; areas of administrators on demand. */
export function ScopeField({ scopes, onChange }: ScopeFieldProps) {
  const t = useT()
  const { data, error, refetch } = useQuery(areasQuery(useClient()))
  const mayAdministrate = scopes.includes(administrationScope)
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 6 }} />

  const areas = data.list.filter((area) => mayAdministrate || !area.isForAdministrators)
  const setAdministration = (isOn: boolean) => onChange(withAdministration(data.list, scopes, isOn))
  return (
    <fieldset className={styles.scopes}>
      <legend>{t('access-keys.scopes')}</legend>
      <Checkbox checked={mayAdministrate} onChange={({ target }) => setAdministration(target.checked)}>
        {t('access-keys.administration')}
      </Checkbox>
      <p className={styles.hint}>{t('access-keys.administrationHint')}</p>
      <AreaTable areas={areas} scopes={scopes} onChange={onChange} />
    </fieldset>
  )
}

/** Without it, areas of administrators go too. */
function withAdministration(areas: readonly Area[], scopes: readonly string[], isOn: boolean) {
  if (isOn) return [administrationScope, ...scopes]
  const closed = new Set(areas.filter((area) => area.isForAdministrators).map(({ area }) => area))
  return scopes.filter((scope) => scope !== administrationScope && !closed.has(scope.split('.')[0] ?? ''))
}

type AreaTableProps = ScopeFieldProps & Readonly<{ areas: readonly Area[] }>

function AreaTable({ areas, scopes, onChange }: AreaTableProps) {
  const t = useT()
  const matches = useMatcher()
  const [keyword, setKeyword] = useState('')
  const shown = areas.filter(({ name, area }) => matches(`${name} ${area}`, keyword))
  const readAll = () => onChange(shown.reduce((all, area) => raised(all, area), scopes))

  return (
    <>
      <div className={styles.bar}>
        <Input.Search
          className={styles.search ?? ''}
          allowClear
          aria-label={t('access-keys.findArea')}
          placeholder={t('access-keys.findArea')}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
        <Button onClick={readAll}>{t('access-keys.readAll')}</Button>
        <Button onClick={() => onChange(scopes.filter((scope) => scope === administrationScope))}>
          {t('access-keys.clear')}
        </Button>
      </div>
      <ul className={styles.areas}>
        {shown.map((area) => (
          <li key={area.area} className={styles.area}>
            <span>{area.name}</span>
            <Segmented<Level>
              size="small"
              aria-label={area.name}
              value={levelOf(scopes, area)}
              options={levelsOf(area).map((value) => ({ value, label: t(`access-keys.level.${value}`) }))}
              onChange={(level) => onChange(withLevel(scopes, area, level))}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function levelsOf({ reads, writes }: Area): readonly Level[] {
  return ['none', ...(reads > 0 ? (['read'] as const) : []), ...(writes > 0 ? (['write'] as const) : [])]
}

function levelOf(scopes: readonly string[], { area }: Area): Level {
  if (scopes.includes(`${area}.write`)) return 'write'
  return scopes.includes(`${area}.read`) ? 'read' : 'none'
}

function withLevel(scopes: readonly string[], { area }: Area, level: Level): readonly string[] {
  const others = scopes.filter((scope) => !scope.startsWith(`${area}.`))
  return level === 'none' ? others : [...others, `${area}.${level}`]
}

/** Lets an area be read that was closed. */
function raised(scopes: readonly string[], area: Area): readonly string[] {
  return levelOf(scopes, area) === 'none' && area.reads > 0 ? withLevel(scopes, area, 'read') : scopes
}
