import type { Client } from '@signet/client'
import { readFlowDefinition } from '@signet/flow'
import { useLanguage, useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { DesignState } from '../../shell/design-state.tsx'
import { useClient } from '../../shell/desk.ts'
import { DetailsDrawer } from '../../shell/details-drawer.tsx'
import { Facts } from '../../shell/facts.tsx'
import { Moment } from '../../shell/moment.tsx'
import { Section } from '../../shell/section.tsx'
import { FlowOutline } from './flow-outline.tsx'
import { FlowProblems } from './flow-problems.tsx'
import { flowQuery, usePublishFlow } from './queries.ts'

type FlowDetails = Awaited<ReturnType<Client['flowDesign']['open']>>

/** One flow: which version people use, what is wrong with the draft, and who gets it in which order. */
export function FlowDrawer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  const t = useT()
  const { locale } = useLanguage()
  const feedback = useFeedback()
  const publish = usePublishFlow()
  const said = () => feedback.success(t('studio.publish.done'))

  return (
    <DetailsDrawer<FlowDetails>
      query={useQuery(flowQuery(useClient(), id, locale))}
      width={720}
      title={({ name }) => name}
      actions={({ state }) => (
        <>
          <Link to="/flows/$id/migration" params={{ id }}>
            {t('case-migration.title')}
          </Link>
          <Link to="/flows/$id/statistics" params={{ id }}>
            {t('flow-design.statistics')}
          </Link>
          <Link to="/flows/$id" params={{ id }}>
            {t('flow-design.design')}
          </Link>
          <Button
            type="primary"
            loading={publish.isPending}
            disabled={state === 'published'}
            onClick={() => publish.mutate(id, { onSuccess: said })}
          >
            {t('studio.publish.action')}
          </Button>
        </>
      )}
      onClose={onClose}
    >
      {(flow) => (
        <>
          <ErrorNote error={publish.error} />
          <FlowFacts flow={flow} />
          <Section title={t('flow-design.problems')}>
            <FlowProblems flow={flow} />
          </Section>
          <Section title={t('flow-design.outline')}>
            <FlowOutline definition={readFlowDefinition(flow.definition)} problems={flow.problems} />
          </Section>
        </>
      )}
    </DetailsDrawer>
  )
}

function FlowFacts({ flow }: Readonly<{ flow: FlowDetails }>) {
  const t = useT()
  return (
    <Facts
      facts={[
        {
          name: t('flow-design.state'),
          value: <DesignState state={flow.state} version={flow.version} />,
        },
        { name: t('flow-design.code'), value: <code>{flow.code}</code> },
        { name: t('flow-design.changedBy'), value: flow.changedBy },
        { name: t('flow-design.changedAt'), value: <Moment at={flow.changedAt} /> },
      ]}
    />
  )
}
