import type { Client } from '@signet/client'
import { FormDefinition } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Button, Space } from 'antd'
import { useClient } from '../../kit/context/app-context.ts'
import { DesignState } from '../../kit/designer/designer-bar.tsx'
import { Facts, Moment, Section } from '../../kit/details/facts.tsx'
import { DetailsDrawer } from '../../kit/details/side-drawer.tsx'
import { LinksSection } from '../short-links/index.ts'
import { FieldTable } from './field-table.tsx'
import { formQuery, usePublishForm } from './queries.ts'

type FormDetails = Awaited<ReturnType<Client['formDesign']['open']>>

/** One form: the published version and its fields. */
export function FormDrawer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  const t = useT()
  const feedback = useFeedback()
  const navigate = useNavigate()
  const publish = usePublishForm()
  const said = () => feedback.success(t('studio.publish.done'))

  return (
    <DetailsDrawer<FormDetails>
      query={useQuery(formQuery(useClient(), id))}
      width={720}
      title={({ name }) => name}
      actions={({ state }) => (
        <Space>
          <Button onClick={() => navigate({ to: '/forms/$id', params: { id } })}>
            {t('form-design.design')}
          </Button>
          <Button
            disabled={state === 'draft'}
            onClick={() => navigate({ to: '/lists/$formId', params: { formId: id } })}
          >
            {t('list-design.design')}
          </Button>
          <Button
            type="primary"
            loading={publish.isPending}
            disabled={state === 'published'}
            onClick={() => publish.mutate(id, { onSuccess: said })}
          >
            {t('studio.publish.action')}
          </Button>
        </Space>
      )}
      onClose={onClose}
    >
      {(form) => (
        <>
          <ErrorNote error={publish.error} />
          <Facts
            facts={[
              {
                name: t('form-design.state'),
                value: <DesignState state={form.state} version={form.version} />,
              },
              { name: t('form-design.code'), value: <code>{form.code}</code> },
              { name: t('form-design.changedBy'), value: form.changedBy },
              { name: t('form-design.changedAt'), value: <Moment at={form.changedAt} /> },
            ]}
          />
          {publish.data && publish.data.steps.length > 0 && (
            <Section title={t('form-design.steps')}>
              <ul>
                {publish.data.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ul>
            </Section>
          )}
          <Section title={t('form-design.fields')}>
            <FieldTable fields={FormDefinition.parse(form.definition).fields} />
          </Section>
          <LinksSection modelId={id} />
        </>
      )}
    </DetailsDrawer>
  )
}
