import type { Client } from '@signet/client'
import { flowIn, readFlowDefinition } from '@signet/flow'
import { useLanguage, useT } from '@signet/i18n/react'
import { AppTile } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Button, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { DesignState } from '../../kit/designer/designer-bar.tsx'
import { Facts, FormattedTime, Section } from '../../kit/details/facts.tsx'
import { DetailsDrawer } from '../../kit/details/side-drawer.tsx'
import { ListPage } from '../../kit/lists/list-page.tsx'
import { NamedRow } from '../../kit/lists/named-row.tsx'
import {
  AvailabilityMark,
  DesignMenu,
  designDrag,
  useDesignColumns,
  useListedDesigns,
} from '../design-life/index.ts'
import { FlowOutline, FlowProblems } from './flow-outline.tsx'
import { FlowTemplates, NewFlowButton } from './new-flow/new-flow-button.tsx'
import { flowQuery, useFlows } from './queries.ts'
import { FlowSheet } from './review/flow-sheet.tsx'

type FlowRow = Awaited<ReturnType<Client['flowDesign']['list']>>['list'][number]

/** All flows of the company, latest change first. */
export function FlowsPage() {
  const t = useT()
  const { shown, filter, filters, side } = useListedDesigns('flows')
  return (
    <ListPage<FlowRow>
      title={t('studio.flows')}
      query={useFlows(shown)}
      filter={filter}
      filters={filters}
      side={side}
      dragOf={({ id }) => designDrag({ kind: 'flow', id })}
      columns={useColumns()}
      idOf={({ id }) => id}
      emptyHint={t('flow-design.emptyHint')}
      start={<FlowTemplates />}
      actions={<NewFlowButton />}
      drawer={(id, close) => <FlowDrawer key={id} id={id} onClose={close} />}
    />
  )
}

function useColumns(): TableColumnsType<FlowRow> {
  const t = useT()
  const navigate = useNavigate()
  const { labels, change } = useDesignColumns<FlowRow>()
  return [
    {
      title: t('flow-design.name'),
      render: (_, { id, displayName: name, code, icon, iconColor }) => (
        <NamedRow
          face={<AppTile icon={icon} name={name} seed={id} color={iconColor} size={24} />}
          name={name}
          note={code}
        />
      ),
    },
    { title: t('flow-design.form'), dataIndex: 'formName' },
    ...labels,
    {
      title: t('flow-design.state'),
      render: (_, { state, version, availability }) => (
        <>
          <DesignState state={state} version={version} /> <AvailabilityMark availability={availability} />
        </>
      ),
    },
    { title: t('flow-design.running'), dataIndex: 'running', align: 'right' },
    change,
    {
      title: '',
      width: 56,
      render: (_, design) => (
        <DesignMenu
          design={{ ...design, kind: 'flow' }}
          onCopied={(id) => navigate({ to: '/flows/$id', params: { id } })}
        />
      ),
    },
  ]
}

type FlowDetails = Awaited<ReturnType<Client['flowDesign']['open']>>

/** One flow: the published version, problems of the draft, and the steps in order. */
function FlowDrawer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  const t = useT()
  const { locale } = useLanguage()
  const [isPublishing, setPublishing] = useState(false)

  return (
    <DetailsDrawer<FlowDetails>
      query={useQuery(flowQuery(useClient(), id, locale))}
      width={720}
      title={({ displayName }) => displayName}
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
            disabled={state === 'published'}
            title={state === 'published' ? t('studio.publish.nothing') : undefined}
            onClick={() => setPublishing(true)}
          >
            {t('studio.publish.action')}
          </Button>
        </>
      )}
      onClose={onClose}
    >
      {(flow) => (
        <>
          {isPublishing && (
            <FlowSheet
              id={id}
              formId={flow.formId}
              name={flow.displayName}
              onClose={() => setPublishing(false)}
            />
          )}
          <FlowFacts flow={flow} />
          <Section title={t('flow-design.problems')}>
            <FlowProblems flow={flow} />
          </Section>
          <Section title={t('flow-design.outline')}>
            <FlowOutline
              definition={flowIn(locale, readFlowDefinition(flow.definition))}
              problems={flow.problems}
            />
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
        { name: t('flow-design.changedAt'), value: <FormattedTime at={flow.changedAt} /> },
      ]}
    />
  )
}
