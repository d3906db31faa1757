import { useT } from '@signet/i18n/react'
import styles from './choose-sheet.module.css'
import type { ToChoose } from './use-choosing.ts'

type BranchChoiceProps = Readonly<{
  branch: ToChoose['branches'][number]
  chosen: readonly string[]
  onChange: (lines: string[]) => void
}>

/** The ways out of a branch, of which one or several are taken. */
export function BranchChoice({ branch, chosen, onChange }: BranchChoiceProps) {
  const t = useT()
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{branch.name}</legend>
      <p className={styles.hint}>{t('approvals.choose.lines')}</p>
      {branch.lines.map(({ line, name, to }) => (
        <label key={line} className={styles.line}>
          <input
            type="checkbox"
            className={styles.tick}
            checked={chosen.includes(line)}
            onChange={() =>
              onChange(chosen.includes(line) ? chosen.filter((one) => one !== line) : [...chosen, line])
            }
          />
          {name || to}
        </label>
      ))}
    </fieldset>
  )
}
