import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { Segmented, Select } from 'antd'
import { useClient } from '../../kit/context/app-context.ts'
import { CodeArea } from '../../kit/fields/code-area.tsx'
import { Labelled } from '../../kit/fields/labelled.tsx'
import { HttpFields } from './http-fields.tsx'
import { type Draft, freshSources, type Source } from './interface-draft.ts'
import { sourceChoicesQuery } from './queries.ts'

type SourceFieldsProps = Readonly<{ draft: Draft; onChange: (part: Partial<Draft>) => void }>

const kinds = ['static', 'sql', 'http'] as const

export function SourceFields({ draft, onChange }: SourceFieldsProps) {
  const t = useT()
  const { source, rowsText } = draft

  return (
    <>
      <Labelled label={t('data-interfaces.kind')} hint={t(`data-interfaces.kindHint.${source.kind}`)}>
        {() => (
          <Segmented<Source['kind']>
            aria-label={t('data-interfaces.kind')}
            value={source.kind}
            onChange={(kind) => onChange({ source: freshSources[kind] })}
            options={kinds.map((kind) => ({ value: kind, label: t(`data-interfaces.kind.${kind}`) }))}
          />
        )}
      </Labelled>
      {source.kind === 'static' && (
        <Labelled label={t('data-interfaces.rows')} hint={t('data-interfaces.rowsHint')}>
          {(id, hintId) => (
            <CodeArea
              id={id}
              describedBy={hintId}
              rows={14}
              value={rowsText}
              onChange={(text) => onChange({ rowsText: text })}
            />
          )}
        </Labelled>
      )}
      {source.kind === 'sql' && <SqlFields source={source} onChange={(next) => onChange({ source: next })} />}
      {source.kind === 'http' && (
        <HttpFields source={source} onChange={(next) => onChange({ source: next })} />
      )}
    </>
  )
}

type Sql = Extract<Source, { kind: 'sql' }>

type SqlFieldsProps = Readonly<{ source: Sql; onChange: (source: Sql) => void }>

/** One query on a read-only connection. */
function SqlFields({ source, onChange }: SqlFieldsProps) {
  const t = useT()
  const { data } = useQuery(sourceChoicesQuery(useClient()))

  return (
    <>
      <Labelled label={t('data-interfaces.source')} hint={t('data-interfaces.sourceHint')}>
        {(id, hintId) => (
          <Select
            id={id}
            aria-describedby={hintId}
            value={source.sourceId || null}
            options={(data?.list ?? []).map((one) => ({ value: one.id, label: one.fullName }))}
            onChange={(sourceId) => onChange({ ...source, sourceId: sourceId ?? '' })}
          />
        )}
      </Labelled>
      <Labelled label={t('data-interfaces.statement')} hint={t('data-interfaces.statementHint')}>
        {(id, hintId) => (
          <CodeArea
            id={id}
            describedBy={hintId}
            rows={8}
            isRequired
            value={source.statement}
            onChange={(text) => onChange({ ...source, statement: text })}
          />
        )}
      </Labelled>
    </>
  )
}
