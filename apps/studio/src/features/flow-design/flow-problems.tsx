import { useT } from '@signet/i18n/react'
import { Status } from '@signet/ui'
import styles from './flow-problems.module.css'

export type Problem = Readonly<{ path: string; code: string; message: string; nodes: readonly string[] }>

/** What prevents publishing, and what an administrator should know, in sentences. */
export function FlowProblems({ flow }: Readonly<{ flow: Readonly<{ problems: readonly Problem[] }> }>) {
  const t = useT()
  if (flow.problems.length === 0) return <Status kind="passed">{t('flow-design.sound')}</Status>

  return (
    <ul className={styles.problems}>
      {flow.problems.map((problem) => (
        <li key={`${problem.path} ${problem.code}`}>
          <Status kind={isError(problem) ? 'failed' : 'overdue'}>
            {t(isError(problem) ? 'flow-design.error' : 'flow-design.warning')}
          </Status>
          <span>{problem.message}</span>
        </li>
      ))}
    </ul>
  )
}

function isError({ code }: Problem): boolean {
  return code.startsWith('error.')
}
