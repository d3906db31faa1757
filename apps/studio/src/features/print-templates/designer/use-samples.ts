import { type FormPlan, type Locale, rightsElsewhere, sheetLines } from '@signet/form'
import { amountInCapitals, type Translate } from '@signet/i18n'
import { useLanguage } from '@signet/i18n/react'
import { PrintedRecord } from '@signet/print'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { printedQuery, sampleIdsQuery } from '../queries.ts'
import { useTemplateDesigner } from './template-context.ts'

/** One record, or a sheet full of labels, fetched with a short delay after typing. */
export function useSamples(at: number) {
  const { formId: modelId, plan, template } = useTemplateDesigner()
  const { locale, t } = useLanguage()
  const client = useClient()
  const settled = useDeferredValue(template)
  const { data: all = none } = useQuery(sampleIdsQuery(client, modelId))
  const ids = settled.page.labels ? all.slice(at) : all.slice(at, at + 1)
  const { data } = useQuery({
    ...printedQuery(client, { modelId, ids, template: settled }),
    enabled: ids.length > 0,
    retry: false,
    placeholderData: keepPreviousData,
  })
  const invented = useMemo(() => [createSampleRecord(plan, { locale, t })], [plan, locale, t])
  const records = data && data.length > 0 ? data : invented
  return { records, count: data && data.length > 0 ? all.length : 0 }
}

const none: readonly string[] = []

const inventedRows = 3

type ReaderOptions = Readonly<{ locale: Locale; t: Translate }>

/** An invented record: every field shows its own label. */
function createSampleRecord(plan: FormPlan, { locale, t }: ReaderOptions): PrintedRecord {
  const lines = sheetLines(
    plan,
    {},
    {
      reader: { locale },
      rights: rightsElsewhere(),
      withEmpty: true,
      capitals: (amount) => amountInCapitals(amount, locale),
    },
  )
  return PrintedRecord.parse({
    id: 'sample',
    timeline: [createSampleStep(t)],
    lines: lines.map(({ columns, ...line }) => ({
      ...line,
      text: line.isHeading ? '' : `[${line.label}]`,
      ...(columns && {
        columns,
        rows: Array.from({ length: inventedRows }, () =>
          columns.map(({ path, label }) => ({ path, label, text: `[${label}]` })),
        ),
      }),
    })),
  })
}

function createSampleStep(t: Translate): PrintedRecord['timeline'][number] {
  const at = t('print-templates.sample.time')
  return {
    name: t('print-templates.sample.step'),
    at,
    people: [
      {
        name: t('print-templates.sample.person'),
        outcome: t('print-templates.sample.decision'),
        opinion: t('print-templates.sample.opinion'),
        at,
        signature: '',
        seal: '',
      },
    ],
  }
}
