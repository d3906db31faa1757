import type { PrintPage } from '../page.ts'
import type { PrintTemplate } from '../print-template.ts'
import type { PrintedRecord } from '../printed-record.ts'
import type { Teller } from '../teller.ts'
import type { PrintAround } from './block-view.ts'
import styles from './print-sheets.module.css'
import { type Frame, RecordBlocks } from './record-blocks.tsx'

type LabelSheetsProps = Readonly<{
  template: PrintTemplate
  labels: NonNullable<PrintPage['labels']>
  sheets: readonly Readonly<{ record: PrintedRecord; teller: Teller }>[]
  around: PrintAround
  frame?: Frame
}>

/** Labels, so many on a sheet. */
export function LabelSheets({ template, labels, sheets, around, frame }: LabelSheetsProps) {
  const perSheet = labels.columns * labels.rows
  const count = Math.ceil(sheets.length / perSheet)
  return Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is nothing but its place
    <div key={at} className={styles.labels}>
      {sheets.slice(at * perSheet, (at + 1) * perSheet).map((sheet) => (
        <article
          key={sheet.record.id}
          className={styles.label}
          data-outlined={labels.outlined || undefined}
          data-alone={perSheet === 1 || undefined}
        >
          <RecordBlocks template={template} around={around} {...sheet} {...(frame && { frame })} />
        </article>
      ))}
    </div>
  ))
}
