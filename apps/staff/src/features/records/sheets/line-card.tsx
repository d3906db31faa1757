import { type PreviewLine, tellingCells } from '@signet/client/sheets'
import { useT } from '@signet/i18n/react'
import styles from './sheets.module.css'

/** A row of the sheet: what is filled in, and below it what is wrong. */
export function LineCard({ line }: Readonly<{ line: PreviewLine }>) {
  const t = useT()
  const { number, isFurther, problems } = line
  return (
    <li className={styles.line}>
      <h3>{t(isFurther ? 'sheets.line.further' : 'sheets.line', { number })}</h3>
      {problems.map((problem) => (
        <p key={problem} className={styles.problem}>
          {problem}
        </p>
      ))}
      <dl>
        {tellingCells(line).map(({ heading, text, problem }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: headings may come twice
          <div key={at}>
            <dt>{heading}</dt>
            <dd>
              {text}
              {problem !== '' && <span className={styles.problem}>{problem}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
