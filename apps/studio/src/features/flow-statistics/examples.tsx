import styles from './charts.module.css'

type ExamplesProps = Readonly<{
  cases: readonly Readonly<{ caseId: string; title: string }>[]
  show: (caseId: string) => void
}>

/** A few of the cases behind a number. */
export function Examples({ cases, show }: ExamplesProps) {
  return cases.slice(0, 3).map(({ caseId, title }) => (
    <button key={caseId} type="button" className={styles.case} onClick={() => show(caseId)}>
      {title}
    </button>
  ))
}
