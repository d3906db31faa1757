import type { ImportPreview, PreviewLine } from '@signet/client/sheets'
import { useT } from '@signet/i18n/react'
import styles from './importing.module.css'

type LinesTableProps = Readonly<{ preview: ImportPreview; lines: readonly PreviewLine[] }>

/** The sheet as it was read; below each cell what is wrong with it. */
export function LinesTable({ preview, lines }: LinesTableProps) {
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
