import type { CaseView } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { CaseStatus, ErrorNote, useFeedback } from '@signet/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Flex, Tabs, Typography } from 'antd'
import type { ReactNode } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { Facts, FormattedTime } from '../../../kit/details/facts.tsx'
import { DetailsDrawer } from '../../../kit/details/side-drawer.tsx'
import { caseQuery } from '../queries.ts'
import { TerminateForm } from './act-forms.tsx'
import { CaseHistory, CaseRoute, Holders } from './case-route.tsx'
import { CaseSteering } from './case-steering.tsx'
import { CaseValues } from './case-values.tsx'

type CaseDrawerProps = Readonly<{
  caseId: string
  onClose: () => void
  /** What is wrong with the case; what can be done then follows at once. */
  trouble?: ReactNode
}>

/** One case: status, current holders, route, and all events. */
export function CaseDrawer({ caseId, onClose, trouble }: CaseDrawerProps) {
  return (
    <DetailsDrawer<CaseView>
      query={useQuery(caseQuery(useClient(), caseId))}
      width={720}
      title={({ title }) => title}
      actions={() => <BundleButton caseId={caseId} />}
      onClose={onClose}
    >
      {(view) => (
        <>
          {trouble}
          {trouble && <CaseActs view={view} />}
          <CaseFacts view={view} />
          <CaseTabs view={view} />
          {(view.status === 'approved' || view.status === 'rejected') && <MakeTest view={view} />}
          {!trouble && <CaseActs view={view} />}
        </>
      )}
    </DetailsDrawer>
  )
}

/** Everything that an administrator may do with the case. */
function CaseActs({ view }: Readonly<{ view: CaseView }>) {
  return (
    <>
      <CaseSteering view={view} />
      {view.allowed.terminate && <TerminateForm caseId={view.caseId} />}
    </>
  )
}

/** Route, form and history of the case. */
function CaseTabs({ view }: Readonly<{ view: CaseView }>) {
  const t = useT()
  return (
    <Tabs
      items={[
        {
          key: 'route',
          label: t('approvals.monitor.route'),
          children: <CaseRoute route={view.route} />,
        },
        { key: 'form', label: t('approvals.monitor.form'), children: <CaseValues view={view} /> },
        {
          key: 'history',
          label: t('approvals.monitor.history'),
          children: <CaseHistory caseId={view.caseId} />,
        },
      ]}
    />
  )
}

function CaseFacts({ view }: Readonly<{ view: CaseView }>) {
  const t = useT()
  return (
    <Facts
      facts={[
        { name: t('approvals.monitor.status'), value: <CaseStatus status={view.status} /> },
        { name: t('approvals.monitor.holders'), value: <Holders people={holdersIn(view)} /> },
        { name: t('approvals.monitor.starter'), value: <Holders people={[view.starter]} /> },
        { name: t('approvals.monitor.flow'), value: view.flow.name },
        { name: t('approvals.monitor.launchedAt'), value: <FormattedTime at={view.launchedAt} /> },
        { name: t('approvals.monitor.endedAt'), value: <FormattedTime at={view.endedAt} /> },
        ...(view.archive
          ? [
              {
                name: t('approvals.monitor.archive'),
                value: <CaseArchive caseId={view.caseId} archive={view.archive} />,
              },
            ]
          : []),
      ]}
    />
  )
}

const openStages: ReadonlySet<string> = new Set(['toSign', 'toDo', 'doing'])

function holdersIn({ route }: CaseView) {
  return route
    .flatMap(({ people }) => people)
    .filter(({ stage }) => openStages.has(stage))
    .map(({ person }) => person)
}

const longestName = 120

/** Saves the events of a finished case as a test of its flow. */
function MakeTest({ view: { caseId, title } }: Readonly<{ view: Pick<CaseView, 'caseId' | 'title'> }>) {
  const t = useT()
  const feedback = useFeedback()
  const { flowReview } = useClient()
  const cache = useQueryClient()
  const make = useMutation({
    meta: { shownInPlace: true },
    mutationFn: () => flowReview.testFromCase({ caseId, name: title.slice(0, longestName) }),
    onSuccess: () => {
      feedback.success(t('approvals.monitor.testMade'))
      return cache.invalidateQueries({ queryKey: ['flow-review'] })
    },
  })
  return (
    <>
      <ErrorNote error={make.error} />
      <Button loading={make.isPending} onClick={() => make.mutate()}>
        {t('approvals.monitor.makeTest')}
      </Button>
    </>
  )
}

type CaseArchiveProps = Readonly<{ caseId: string; archive: NonNullable<CaseView['archive']> }>

/** The archived document of a case: a link, in progress, or why it could not be made. */
function CaseArchive({ caseId, archive }: CaseArchiveProps) {
  const t = useT()
  const { documents, caseArchive } = useClient()
  const cache = useQueryClient()
  const download = useMutation({
    mutationFn: (id: string) => documents.download({ id }),
    onSuccess: ({ url }) => location.assign(url),
  })
  const retry = useMutation({
    mutationFn: () => caseArchive.retry({ caseId }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['approvals'] }),
  })
  const { state, documentId, failure } = archive
  return (
    <Flex vertical align="start" gap={4}>
      <Flex gap={8} align="center" wrap>
        <span>{t(`approvals.monitor.archive.${state}`)}</span>
        {documentId && (
          <Button size="small" loading={download.isPending} onClick={() => download.mutate(documentId)}>
            {t('approvals.monitor.archive.open')}
          </Button>
        )}
        {state !== 'waiting' && (
          <Button size="small" loading={retry.isPending} onClick={() => retry.mutate()}>
            {t('approvals.monitor.archive.again')}
          </Button>
        )}
      </Flex>
      {failure !== '' && <Typography.Text type="danger">{failure}</Typography.Text>}
    </Flex>
  )
}

/** Downloads the case as a zip, with the proofs that nothing in it was changed. */
function BundleButton({ caseId }: Readonly<{ caseId: string }>) {
  const t = useT()
  const { evidence } = useClient()
  const bundle = useMutation({
    mutationFn: () => evidence.bundleCase({ caseId }),
    onSuccess: ({ url }) => location.assign(url),
  })
  return (
    <Button loading={bundle.isPending} onClick={() => bundle.mutate()}>
      {t('approvals.monitor.bundle')}
    </Button>
  )
}
