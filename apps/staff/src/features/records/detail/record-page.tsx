import { useT } from '@signet/i18n/react'
import { PageState, Tabs } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { StackPage } from '../../../lib/stack-page.tsx'
import { useAround } from '../../forms/index.ts'
import { type OpenedRecord, useModel, useRecord } from '../queries.ts'
import { readRecordSearch } from '../record-search.ts'
import { hasHistory } from './has-history.ts'
import { RecordFoot } from './record-foot.tsx'
import { RecordLog } from './record-log.tsx'
import { RecordValues } from './record-values.tsx'

type Part = 'values' | 'log'

/** A record to read: its form, what became of it, and what can be done with it. */
export function RecordPage() {
  const t = useT()
  const panel = useId()
  const { modelId, id } = readRecordSearch(useSearch({ strict: false }))
  const model = useModel(modelId)
  const record = useRecord(modelId, id)
  const around = useAround(record.data?.author.id)
  const [part, setPart] = useState<Part>('values')
  const tabs = (['values', 'log'] as const).map((key) => ({ key, label: t(`records.part.${key}`) }))

  return (
    <StackPage
      title={model.data?.name ?? t('records.title')}
      onRefresh={() => record.refetch()}
      head={
        (!record.data || hasHistory(record.data)) && (
          <Tabs label={t('records.parts')} tabs={tabs} value={part} onChange={setPart} controls={panel} />
        )
      }
      footer={
        model.data &&
        record.data &&
        mayAct(record.data) && <RecordFoot config={model.data} record={record.data} />
      }
    >
      <div id={panel} role="tabpanel">
        {part === 'log' && <RecordLog modelId={modelId} id={id} />}
        {part === 'values' && (
          <PageState query={model}>
            {(config) => (
              <PageState query={record}>
                {(opened) => around && <RecordValues config={config} record={opened} around={around} />}
              </PageState>
            )}
          </PageState>
        )}
      </div>
    </StackPage>
  )
}

function mayAct({ can }: OpenedRecord): boolean {
  return can.edit || can.case || can.remove || can.print || can.actions.length > 0
}
