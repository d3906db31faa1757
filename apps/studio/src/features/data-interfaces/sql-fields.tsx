import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { CodeArea } from '../../shell/code-area.tsx'
import { useClient } from '../../shell/desk.ts'
import { Labelled } from '../../shell/labelled.tsx'
import type { Source } from './interface-draft.ts'
import { sourceChoicesQuery } from './queries.ts'

type Sql = Extract<Source, { kind: 'sql' }>
type SqlFieldsProps = Readonly<{ source: Sql; onChange: (source: Sql) => void }>

/** One query on a database that is only read. */
export function SqlFields({ source, onChange }: SqlFieldsProps) {
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
