import { type FormPlan, type Locale, rightsElsewhere, sheetLines } from '@signet/form'
import type { Translate } from '@signet/i18n'
import { PrintedRecord } from '@signet/print'

const inventedRows = 3

type Reading = Readonly<{ locale: Locale; t: Translate }>

/** A record that nobody made: every field says its own name, so that one sees what stands where. */
export function sampleRecord(plan: FormPlan, { locale, t }: Reading): PrintedRecord {
  const lines = sheetLines(plan, {}, { reader: { locale }, rights: rightsElsewhere(), withEmpty: true })
  return PrintedRecord.parse({
    id: 'sample',
    timeline: [sampleStep(t)],
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

function sampleStep(t: Translate): PrintedRecord['timeline'][number] {
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
      },
    ],
  }
}
