import { useLanguage } from '@signet/i18n/react'
import { type CSSProperties, useEffect, useMemo } from 'react'
import { labelSize, type PrintPage, paperSize } from '../page.ts'
import type { PrintTemplate, RunningLine as Running } from '../print-template.ts'
import { createPrintTexts, type PrintTexts } from '../print-texts.ts'
import type { PrintedRecord } from '../printed-record.ts'
import { formulasOf } from '../words-of.ts'
import type { PrintContext } from './block-view.ts'
import './isolate.css'
import { pageName, pageRules } from '../page-rules.ts'
import styles from './print-sheets.module.css'
import { type Frame, RecordBlocks, type RecordBlocksProps } from './record-blocks.tsx'

type PrintSheetsProps = Readonly<{
  template: PrintTemplate
  records: readonly PrintedRecord[]
  context: PrintContext
  /** Wraps each block in the designer, on screen only. */
  frame?: Frame
}>

/** Renders records as pages. Printing the window prints only these. */
export function PrintSheets({ template, records, context, frame }: PrintSheetsProps) {
  const { locale } = useLanguage()
  const { facts } = context
  const sheets = useMemo(() => {
    const formulas = formulasOf(template)
    return records.map((record) => ({
      record,
      printTexts: createPrintTexts(record, { locale, facts, formulas }),
    }))
  }, [template, records, locale, facts])
  usePageRules(template, sheets, frame === undefined)
  const common = { template, context, ...(frame && { frame }) }

  return (
    <div
      className={styles.sheets}
      data-print={frame ? undefined : ''}
      data-typeface={template.page.typeface}
      style={sizesOf(template.page)}
    >
      {template.page.labels ? (
        <LabelSheets {...common} labels={template.page.labels} sheets={sheets} />
      ) : (
        sheets.map((sheet, at) => <RecordSheet key={sheet.record.id} {...common} {...sheet} at={at} />)
      )}
    </div>
  )
}

function sizesOf(page: PrintPage): CSSProperties {
  const { width, height } = paperSize(page)
  const { top, right, bottom, left } = page.margins
  const label = labelSize(page)
  const sizes: Record<`--${string}`, string> = {
    '--print-width': `${width}mm`,
    '--print-height': `${height}mm`,
    '--print-top': `${top}mm`,
    '--print-right': `${right}mm`,
    '--print-bottom': `${bottom}mm`,
    '--print-left': `${left}mm`,
    '--print-text': `${page.textSize}pt`,
    '--print-label-width': `${label.width}mm`,
    '--print-label-height': `${label.height}mm`,
    '--print-gap-x': `${page.labels?.gapX ?? 0}mm`,
    '--print-gap-y': `${page.labels?.gapY ?? 0}mm`,
    '--print-columns': `${page.labels?.columns ?? 1}`,
  }
  return sizes
}

/** Installs the page rules while mounted, as a constructed style sheet, which the content policy requires. */
function usePageRules(
  template: PrintTemplate,
  sheets: readonly Readonly<{ printTexts: PrintTexts }>[],
  isWanted: boolean,
): void {
  useEffect(() => {
    if (!isWanted) return
    const rules = new CSSStyleSheet()
    rules.replaceSync(
      pageRules(
        template,
        sheets.map(({ printTexts }) => printTexts),
      ),
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules)
    }
  }, [template, sheets, isWanted])
}

type LabelSheetsProps = Readonly<{
  template: PrintTemplate
  labels: NonNullable<PrintPage['labels']>
  sheets: readonly Readonly<{ record: PrintedRecord; printTexts: PrintTexts }>[]
  context: PrintContext
  frame?: Frame
}>

/** Sheets of labels. */
function LabelSheets({ template, labels, sheets, context: formulaContext, frame }: LabelSheetsProps) {
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
          <RecordBlocks template={template} context={formulaContext} {...sheet} {...(frame && { frame })} />
        </article>
      ))}
    </div>
  ))
}

/** A record on its own pages; on screen one long sheet, because the printer decides the page breaks. */
function RecordSheet({ at, ...blocks }: RecordBlocksProps & Readonly<{ at: number }>) {
  const { template, printTexts } = blocks
  return (
    <article className={styles.paper} style={{ page: pageName(at) }}>
      <RunningWords place="header" line={template.header} printTexts={printTexts} />
      <RecordBlocks {...blocks} />
      <RunningWords place="footer" line={template.footer} printTexts={printTexts} />
    </article>
  )
}

type RunningWordsProps = Readonly<{ place: 'header' | 'footer'; line: Running; printTexts: PrintTexts }>

/** Running lines on screen; on paper, the page rules add them. */
function RunningWords({ place, line, printTexts }: RunningWordsProps) {
  return (
    <div className={styles.running} data-place={place} aria-hidden="true">
      {(['start', 'middle', 'end'] as const).map((side) => (
        <span key={side}>
          {printTexts
            .parts(line[side])
            .map((part) => (part.kind === 'words' ? part.text : '1'))
            .join('')}
        </span>
      ))}
    </div>
  )
}

/** Opens the print dialog once the fonts are loaded. */
export async function printPage(): Promise<void> {
  await document.fonts.ready
  window.print()
}
