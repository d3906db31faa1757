import type { Migration } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Empty, Failure, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Select, Skeleton } from 'antd'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { PageTitle } from '../../kit/details/tab-title.tsx'
import { SelectField } from '../../kit/fields/labelled-inputs.tsx'
import { SearchBox } from '../../kit/lists/search-box.tsx'
import { CaseDrawer } from '../approvals/index.ts'
import { MigrateForm, MigrationResults } from './migrate-form.tsx'
import styles from './migration-page.module.css'
import { type CaseOutcome, type MigrationResult, type Moves, trialQuery } from './queries.ts'
import type { MigrationSearch } from './read-migration-search.ts'
import { TrialTable } from './trial-table.tsx'

const anyVersion = 0

/**
 * Moves running cases of older versions to the newest: first a preview of each case, then the migration of
 * those chosen.
 */
export function MigrationPage() {
  const t = useT()
  const { id } = useParams({ from: '/signed-in/flows/$id/migration' })
  const { open, ...search } = useSearch({ from: '/signed-in/flows/$id/migration' })
  const navigate = useNavigate({ from: '/flows/$id/migration' })
  const change = (part: MigrationSearch) =>
    navigate({ search: (now) => ({ ...now, ...part }), replace: true })
  const [moves, setMoves] = useState<Moves>({})
  const trial = useQuery(trialQuery(useClient(), { flowId: id, ...definedOnly(search), moves }))
  const { data, error, refetch } = trial

  return (
    <section className={sharedStyles.scrollPage} aria-label={t('case-migration.title')}>
      <MigrationBar trial={data} search={search} onSearch={change} />
      {data === undefined && error && <Failure error={error} onRetry={refetch} />}
      {data === undefined && !error && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {data && (
        <Trial
          key={id}
          flowId={id}
          trial={data}
          isNarrowed={Object.keys(search).length > 0}
          moves={moves}
          onMove={setMoves}
          onOpen={(caseId) => change({ open: caseId })}
        />
      )}
      {open && <CaseDrawer key={open} caseId={open} onClose={() => change({ open: undefined })} />}
    </section>
  )
}

type MigrationBarProps = Readonly<{
  trial: Migration | undefined
  search: Omit<MigrationSearch, 'open'>
  onSearch: (part: MigrationSearch) => void
}>

/** Target version, search, and filter by version. */
function MigrationBar({ trial, search, onSearch }: MigrationBarProps) {
  const t = useT()
  return (
    <div className={styles.bar}>
      <PageTitle>{t('case-migration.title')}</PageTitle>
      {trial && (
        <output className={sharedStyles.weak}>
          {t('case-migration.toVersion', { flow: trial.flowName, version: trial.version })}
        </output>
      )}
      <Link to="/flows">{t('case-migration.back')}</Link>
      <span className={sharedStyles.fill} />
      <SearchBox
        value={search.keyword ?? ''}
        onSearch={(keyword) => onSearch({ keyword: keyword || undefined })}
      />
      <Select<number>
        className={styles.version ?? ''}
        aria-label={t('case-migration.fromVersion')}
        value={search.version ?? anyVersion}
        options={[anyVersion, ...(trial?.olderVersions ?? [])].map((version) => ({
          value: version,
          label: t('case-migration.version', { version }),
        }))}
        onChange={(version) => onSearch({ version: version === anyVersion ? undefined : version })}
      />
    </div>
  )
}

function definedOnly({ keyword, version }: MigrationSearch) {
  return { ...(keyword !== undefined && { keyword }), ...(version !== undefined && { version }) }
}

type TrialProps = Readonly<{
  flowId: string
  trial: Migration
  isNarrowed: boolean
  moves: Moves
  onMove: (moves: Moves) => void
  onOpen: (caseId: string) => void
}>

function Trial({ flowId, trial, isNarrowed, moves, onMove, onOpen }: TrialProps) {
  const t = useT()
  const [wanted, setWanted] = useState<readonly string[]>([])
  const [results, setResults] = useState<readonly CaseOutcome[]>()
  const ready = trial.list.filter(({ verdict }) => verdict === 'fits' || verdict === 'moved')
  const chosen = ready.map(({ caseId }) => caseId).filter((caseId) => wanted.includes(caseId))
  const tell = (done: readonly MigrationResult[]) => {
    const titles = new Map(trial.list.map(({ caseId, title }) => [caseId, title]))
    setResults(done.map((result) => ({ ...result, title: titles.get(result.caseId) ?? result.caseId })))
    setWanted([])
  }

  return (
    <>
      {results && <MigrationResults results={results} onOpen={onOpen} />}
      {trial.list.length === 0 ? (
        <Empty
          title={t(isNarrowed ? 'studio.list.nothingFound' : 'case-migration.nobodyBehind')}
          hint={t(isNarrowed ? 'studio.list.nothingFoundHint' : 'case-migration.nobodyBehindHint')}
        />
      ) : (
        <>
          <MovesFields trial={trial} moves={moves} onChange={onMove} />
          <TrialTable trial={trial} ready={ready} chosen={chosen} onChoose={setWanted} onOpen={onOpen} />
          <MigrateForm flowId={flowId} chosen={chosen} moves={moves} onDone={tell} />
        </>
      )}
    </>
  )
}

type MovesFieldsProps = Readonly<{ trial: Migration; moves: Moves; onChange: (moves: Moves) => void }>

/** For each node missing in the newest version: where its cases continue. */
export function MovesFields({ trial: { lost, stops }, moves, onChange }: MovesFieldsProps) {
  const t = useT()
  if (lost.length === 0) return null
  return (
    <section className={styles.card} aria-label={t('case-migration.moves')}>
      <h2>{t('case-migration.moves')}</h2>
      <p className={sharedStyles.weak}>{t('case-migration.movesHint')}</p>
      <div className={styles.moves}>
        {lost.map(({ node, name, cases }) => (
          <SelectField<string>
            key={node}
            label={t('case-migration.lostNode', { name, cases })}
            allowClear
            placeholder={t('case-migration.chooseNode')}
            value={moves[node] ?? null}
            options={stops.map((stop) => ({ value: stop.node, label: stop.name }))}
            onChange={(to: string | undefined) => onChange(withMove(moves, node, to))}
          />
        ))}
      </div>
    </section>
  )
}

function withMove(moves: Moves, node: string, to: string | undefined): Moves {
  const { [node]: _, ...others } = moves
  return to === undefined ? others : { ...others, [node]: to }
}
