import type { Translate } from '@signet/i18n'
import { useT } from '@signet/i18n/react'
import { Empty, ErrorNote, Failure, Status, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import styles from './review.module.css'
import {
  type Course,
  type FlowTest,
  type StoredTests,
  testsQuery,
  useRunTests,
  useSaveTests,
} from './review-queries.ts'
import { TestForm } from './test-form.tsx'

/** Tests of the flow's behaviour, run here and on every publication. */
export function TestsPanel({ id }: Readonly<{ id: string }>) {
  const { data, error, refetch } = useQuery(testsQuery(useClient(), id))
  if (error) return <Failure error={error} onRetry={refetch} />
  return data ? <Tests id={id} kept={data} /> : <Skeleton active />
}

const rules = ['refuse', 'warn'] as const

function Tests({ id, kept }: Readonly<{ id: string; kept: StoredTests }>) {
  const t = useT()
  const save = useSaveTests(id, kept)
  const run = useRunTests(id)
  const [edited, setEdited] = useState<FlowTest>()
  const { tests, rule } = kept
  const put = (test: FlowTest) => {
    const others = tests.filter((one) => one.id !== test.id)
    const next =
      others.length < tests.length ? tests.map((one) => (one.id === test.id ? test : one)) : [...tests, test]
    save.mutate({ rule, tests: next }, { onSuccess: () => run.mutate() })
    setEdited(undefined)
    run.reset()
  }
  if (edited) return <TestForm test={edited} onSave={put} onCancel={() => setEdited(undefined)} />

  return (
    <>
      <div className={styles.row}>
        <Button
          type="primary"
          disabled={tests.length === 0}
          loading={run.isPending}
          onClick={() => run.mutate()}
        >
          {t('flow-design.review.runTests')}
        </Button>
        <Button onClick={() => setEdited(createTest(t, tests))}>{t('flow-design.review.addTest')}</Button>
        <Select
          aria-label={t('flow-design.review.rule')}
          value={rule}
          options={rules.map((value) => ({ value, label: t(`flow-design.review.rule.${value}`) }))}
          onChange={(value) => save.mutate({ tests, rule: value })}
        />
      </div>
      <ErrorNote error={run.error ?? save.error} />
      {tests.length === 0 && <Empty title={t('flow-design.review.noTests')} />}
      <ul className={sharedStyles.list2}>
        {tests.map((test) => (
          <li key={test.id} className={styles.entry}>
            <strong>{test.name}</strong>
            <Outcome result={run.data?.results.find((one) => one.id === test.id)} />
            <div className={styles.row}>
              <Button size="small" onClick={() => setEdited(test)}>
                {t('flow-design.review.edit')}
              </Button>
              <Button
                size="small"
                danger
                onClick={() => save.mutate({ rule, tests: tests.filter((one) => one !== test) })}
              >
                {t('flow-design.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

type Result = NonNullable<ReturnType<typeof useRunTests>['data']>['results'][number]

function Outcome({ result }: Readonly<{ result: Result | undefined }>) {
  const t = useT()
  if (!result) return null
  if (result.problems.length > 0)
    return (
      <Status kind="failed">
        {t('flow-design.review.unreadable', { problems: result.problems.join(' ') })}
      </Status>
    )
  if (result.differs.length === 0) return <Status kind="passed">{t('flow-design.review.passed')}</Status>
  const differs = result.differs
    .map((one) => t(`flow-design.review.differs.${one}`))
    .join(t('flow-design.separator'))
  return (
    <>
      <Status kind="failed">{t('flow-design.review.fails', { differs })}</Status>
      <CourseLine label={t('flow-design.review.happens')} course={result.course} />
    </>
  )
}

function createTest(t: Translate, tests: readonly FlowTest[]): FlowTest {
  const numbers = tests.map(({ id }) => Number(/^test(\d+)$/.exec(id)?.[1] ?? 0))
  const number = Math.max(0, ...numbers) + 1
  const id = `test${number}`
  const name = t('flow-design.review.testName', { number })
  const expected = { status: 'approved' as const, steps: [] }
  return { id, name, starter: '', values: {}, decisions: [], choices: {}, expected }
}

/** The route of a case on one line: steps with their people, then the end. */
export function CourseLine({ label, course }: Readonly<{ label: string; course: Course }>) {
  const t = useT()
  const steps = course.steps.map(({ name, people }) =>
    t('flow-design.review.step', {
      name,
      people: people.map((one) => one.name).join(t('flow-design.separator')),
    }),
  )
  const isHeld = course.status === 'running' || course.status === 'exception'
  const end = isHeld
    ? t('flow-design.review.standsAt', { nodes: course.at.join(t('flow-design.separator')) })
    : t(course.status === 'refused' ? 'flow-design.review.refused' : `flow.status.${course.status}`)
  return (
    <span className={styles.course}>
      {label} {[...steps, end].join(' → ')}
      {course.reason && ` (${course.reason})`}
    </span>
  )
}
