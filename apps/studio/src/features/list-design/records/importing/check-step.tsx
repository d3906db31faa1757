import {
  goodOf,
  type ImportPreview,
  type PreviewLine,
  previewLines,
  type SheetImport,
  type SheetImportState,
  unreadHeadings,
} from '@signet/client/sheets'
import { useT } from '@signet/i18n/react'
import { Status } from '@signet/ui'
import { Button, Segmented } from 'antd'
import { ErrorsButton } from './errors-button.tsx'
import styles from './importing.module.css'

type CheckStepProps = Readonly<{ own: SheetImport; state: SheetImportState; preview: ImportPreview }>

/** What was read with the problem of each cell; what has none can be taken over. */
export function CheckStep({ own, state, preview }: CheckStepProps) {
  const t = useT()
  const { only, before } = state.page
  const good = goodOf(preview)
  const unread = unreadHeadings(preview)
  const { next } = preview
  return (
    <>
      <div className={styles.row} role="status">
        <strong className={styles.name}>{preview.fileName}</strong>
        <Status kind={good > 0 ? 'passed' : 'waiting'}>{t('sheets.check.good', { count: good })}</Status>
        {preview.bad > 0 && <Status kind="failed">{t('sheets.check.bad', { count: preview.bad })}</Status>}
      </div>
      {preview.mode === 'addAndUpdate' && <p className={styles.hint}>{t('sheets.check.update')}</p>}
      {unread.length > 0 && (
        <p className={styles.hint}>{t('sheets.unread', { names: unread.join(' · ') })}</p>
      )}
      {good === 0 && <p className={styles.hint}>{t('sheets.check.nothing')}</p>}
      {preview.bad > 0 && (
        <div className={styles.row}>
          <Segmented
            aria-label={t('sheets.show')}
            value={only}
            options={[
              { value: 'all', label: t('sheets.show.all') },
              { value: 'bad', label: t('sheets.show.bad') },
            ]}
            onChange={(value) => void own.turn({ only: value === 'bad' ? 'bad' : 'all', before: [] })}
          />
          <ErrorsButton own={own} />
        </div>
      )}
      <LinesTable preview={preview} lines={previewLines(preview)} />
      {(before.length > 0 || next !== null) && (
        <div className={styles.row}>
          <Button
            disabled={before.length === 0}
            onClick={() => void own.turn({ only, before: before.slice(0, -1) })}
          >
            {t('sheets.earlier')}
          </Button>
          <Button
            disabled={next === null}
            onClick={() => next !== null && void own.turn({ only, before: [...before, next] })}
          >
            {t('sheets.later')}
          </Button>
        </div>
      )}
      <footer className={styles.foot}>
        <Button onClick={() => void own.giveUp()}>{t('sheets.other')}</Button>
        <Button type="primary" disabled={good === 0} loading={state.isBusy} onClick={() => void own.commit()}>
          {t('sheets.take', { count: good })}
        </Button>
      </footer>
    </>
  )
}

type LinesTableProps = Readonly<{ preview: ImportPreview; lines: readonly PreviewLine[] }>

/** The sheet as it was read; below each cell what is wrong with it. */
function LinesTable({ preview, lines }: LinesTableProps) {
  const t = useT()
  if (lines.length === 0) return <p className={styles.hint}>{t('sheets.noneShown')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.scroll} aria-label={t('sheets.preview')} tabIndex={0}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">#</th>
            {preview.columns.map(({ heading, path }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are their places
              <th scope="col" key={at} data-unread={path === null || undefined}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.number} line={line} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Line({ line: { number, cells, problems } }: Readonly<{ line: PreviewLine }>) {
  return (
    <tr>
      <th scope="row">
        {number}
        {problems.map((problem) => (
          <span key={problem} className={styles.problem}>
            {problem}
          </span>
        ))}
      </th>
      {cells.map(({ text, problem }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells are their places
        <td key={at} data-bad={problem !== '' || undefined}>
          {text}
          {problem !== '' && <span className={styles.problem}>{problem}</span>}
        </td>
      ))}
    </tr>
  )
}
