import {
  countImportable,
  type ImportPreview,
  notableCells,
  type PreviewLine,
  previewLines,
  type SheetImport,
  type SheetImportState,
  saveSheet,
  stepOf,
  unchangedOf,
  unreadHeadings,
} from '@signet/client/sheets'
import { useT } from '@signet/i18n/react'
import { Button, Card, Cell, CellGroup, Empty, Status, Tabs } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { CircleCheck, Download } from 'lucide-react'
import styles from './sheets.module.css'

type CheckStepProps = Readonly<{ own: SheetImport; state: SheetImportState; preview: ImportPreview }>

/** The rows of the sheet with the problems of each cell; rows without problems can be imported. */
export function CheckStep({ own, state, preview }: CheckStepProps) {
  const t = useT()
  const { only } = state.page
  const good = countImportable(preview)
  const unread = unreadHeadings(preview)
  const lines = previewLines(preview)
  return (
    <>
      <CheckSummary preview={preview} good={good} unread={unread} own={own} />
      {preview.bad > 0 && <ShownTabs only={only} own={own} />}
      {lines.length === 0 && <Empty icon={<CircleCheck />} title={t('sheets.noneShown')} />}
      <ul className={styles.lines} aria-label={t('sheets.preview')}>
        {lines.map((line) => (
          <LineCard key={line.number} line={line} />
        ))}
      </ul>
      <Turning own={own} state={state} next={preview.next} />
    </>
  )
}

type CheckSummaryProps = Pick<CheckStepProps, 'preview' | 'own'> &
  Readonly<{ good: number; unread: readonly string[] }>

/** How many rows can be imported, and what is ignored. */
function CheckSummary({ preview, good, unread, own }: CheckSummaryProps) {
  const t = useT()
  return (
    <Card title={preview.fileName}>
      <div className={styles.counts} role="status">
        <Status kind={good > 0 ? 'passed' : 'waiting'}>{t('sheets.check.good', { count: good })}</Status>
        {preview.bad > 0 && <Status kind="failed">{t('sheets.check.bad', { count: preview.bad })}</Status>}
      </div>
      {preview.mode === 'addAndUpdate' && <p className={styles.hint}>{t('sheets.check.update')}</p>}
      {unread.length > 0 && (
        <p className={styles.hint}>{t('sheets.unread', { names: unread.join(' · ') })}</p>
      )}
      {good === 0 && <p className={styles.hint}>{t('sheets.check.nothing')}</p>}
      {preview.bad > 0 && <ErrorsButton own={own} />}
    </Card>
  )
}

type ShownTabsProps = Pick<CheckStepProps, 'own'> &
  Readonly<{ only: CheckStepProps['state']['page']['only'] }>

function ShownTabs({ only, own }: ShownTabsProps) {
  const t = useT()
  return (
    <Tabs
      look="pill"
      label={t('sheets.show')}
      tabs={[
        { key: 'all', label: t('sheets.show.all') },
        { key: 'bad', label: t('sheets.show.bad') },
      ]}
      value={only}
      onChange={(key) => void own.turn({ only: key === 'bad' ? 'bad' : 'all', before: [] })}
    />
  )
}

type TurningProps = Readonly<{ own: SheetImport; state: SheetImportState; next: number | null }>

function Turning({ own, state, next }: TurningProps) {
  const t = useT()
  const { only, before } = state.page
  if (before.length === 0 && next === null) return null
  return (
    <div className={styles.turning}>
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
  )
}

/** A row of the sheet: its values, and its problems below. */
function LineCard({ line }: Readonly<{ line: PreviewLine }>) {
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
        {notableCells(line).map(({ heading, text, problem }, at) => (
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

type EndedStepProps = Readonly<{ own: SheetImport; preview: ImportPreview }>

export function EndedStep({ own, preview }: EndedStepProps) {
  const t = useT()
  const isDone = stepOf(preview) === 'done'
  return (
    <>
      <Card title={preview.fileName}>
        <div role="status">
          <Status kind={isDone ? 'passed' : 'failed'}>{t(isDone ? 'sheets.done' : 'sheets.failed')}</Status>
        </div>
        {!isDone && <p className={styles.hint}>{preview.failure || t('sheets.given')}</p>}
      </Card>
      {isDone && (
        <CellGroup label={t('sheets.done')}>
          <Cell title={t('sheets.done.added')} value={preview.added} />
          <Cell title={t('sheets.done.changed')} value={preview.changed} />
          <Cell title={t('sheets.done.unchanged')} value={unchangedOf(preview)} />
          <Cell title={t('sheets.done.bad')} value={preview.bad} />
        </CellGroup>
      )}
      {isDone && preview.bad > 0 && <ErrorsButton own={own} />}
    </>
  )
}

/** Downloads the rows with problems as a sheet, to correct and import again. */
function ErrorsButton({ own }: Readonly<{ own: SheetImport }>) {
  const t = useT()
  const errors = useMutation({ mutationFn: () => own.errors('xlsx'), onSuccess: saveSheet })
  return (
    <Button
      isWide
      icon={<Download aria-hidden="true" />}
      isBusy={errors.isPending}
      onClick={() => errors.mutate()}
    >
      {t('sheets.errors')}
    </Button>
  )
}
