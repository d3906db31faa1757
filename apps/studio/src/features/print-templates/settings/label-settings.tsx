import { useT } from '@signet/i18n/react'
import { labelSize, type PrintPage } from '@signet/print'
import { PropertySection } from '../../../kit/properties/property-row.tsx'
import { SwitchRow } from '../../../kit/properties/setting-rows.tsx'
import { useTemplateDesigner } from '../designer/template-context.ts'
import { NumberCells, useChangePage } from './setting-rows.tsx'
import styles from './settings.module.css'

type Labels = NonNullable<PrintPage['labels']>
const sheet: Labels = { columns: 3, rows: 8, gapX: 2, gapY: 2, outlined: true }
const settings = [
  { name: 'columns', min: 1, max: 10 },
  { name: 'rows', min: 1, max: 40 },
  { name: 'gapX', min: 0, max: 50 },
  { name: 'gapY', min: 0, max: 50 },
] as const

/** Whether each record is a label, and the number of labels per sheet. */
export function LabelSettings() {
  const t = useT()
  const { template } = useTemplateDesigner()
  const { labels } = template.page
  const change = useChangePage()
  return (
    <PropertySection title={t('print-templates.labels')}>
      <SwitchRow
        label={t('print-templates.isLabel')}
        value={labels !== undefined}
        onChange={(isOn) => change({ labels: isOn ? sheet : undefined })}
      />
      {labels && <LabelSheet labels={labels} />}
    </PropertySection>
  )
}

function LabelSheet({ labels }: Readonly<{ labels: Labels }>) {
  const t = useT()
  const { template } = useTemplateDesigner()
  const change = useChangePage()
  const { width, height } = labelSize(template.page)
  const size = { width: width.toFixed(1), height: height.toFixed(1) }
  return (
    <>
      <NumberCells
        cells={settings.map(({ name, ...limits }) => ({
          ...limits,
          name,
          label: t(`print-templates.labels.${name}`),
          value: labels[name],
        }))}
        onChange={(name, next) => change({ labels: { ...labels, [name]: next } }, name)}
      />
      <p className={styles.cell}>{t('print-templates.labelSize', size)}</p>
      <SwitchRow
        label={t('print-templates.outlined')}
        value={labels.outlined}
        onChange={(outlined) => change({ labels: { ...labels, outlined } })}
      />
    </>
  )
}
