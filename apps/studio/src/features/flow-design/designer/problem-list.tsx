import { sayExample } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { Status } from '@signet/ui'
import { useFlowDesigner } from './flow-designer-context.ts'
import { type LiveProblem, placesOf } from './live-problems.ts'
import styles from './problem-list.module.css'
import { useFieldLabel } from './use-field-label.ts'

/** What prevents publishing; pressing a problem selects its part and highlights the path to it. */
export function ProblemList() {
  const t = useT()
  const { problems, shownProblem, showProblem, tell } = useFlowDesigner()
  return (
    <section className={styles.part} aria-label={t('flow-design.problems')} aria-live="polite">
      {problems.length === 0 ? (
        <Status kind="passed">{t('flow-design.sound')}</Status>
      ) : (
        <ul className={styles.list}>
          {problems.map((problem) => (
            <li key={JSON.stringify(problem)}>
              <button
                type="button"
                className={styles.problem}
                aria-pressed={problem === shownProblem}
                onClick={() => {
                  showProblem(problem)
                  tell({ deed: 'select', ids: placesOf(problem).slice(0, 1) })
                }}
              >
                <Problem problem={problem} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Problem({ problem }: Readonly<{ problem: LiveProblem }>) {
  const t = useT()
  const { flow } = useFlowDesigner()
  const labelOf = useFieldLabel()
  const { code, severity, node, params = {}, example = {} } = problem
  const name = flow.nodes.find(({ id }) => id === node)?.name
  const words = Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, nameIn(flow.nodes, key, value)]),
  )
  const said = sayExample(example, { say: (key, values) => t(`flow.${key}`, values), labelOf })
  return (
    <>
      <Status kind={severity === 'error' ? 'failed' : 'overdue'}>{name ?? t('flow-design.way')}</Status>
      <span>{t(`flow.problem.${code}`, { ...words, example: said })}</span>
    </>
  )
}

/** Problems name steps by id and people by name. */
function nameIn(
  nodes: readonly Readonly<{ id: string; name: string }>[],
  key: string,
  value: string | number,
): string | number {
  return key === 'target' ? (nodes.find(({ id }) => id === value)?.name ?? value) : value
}
