import type { NodeOf } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { useMutation } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Button, Input, Typography } from 'antd'
import { useClient } from '../../../../kit/context/app-context.ts'
import { PropertyRow, PropertySection } from '../../../../kit/properties/property-row.tsx'
import { useNodeChange } from '../use-node-change.ts'

/** The target of the signed request, and the secret for the signature. */
export function ExternalSettings({ node }: Readonly<{ node: NodeOf<'external'> }>) {
  const t = useT()
  const change = useNodeChange(node)
  return (
    <PropertySection title={t('flow-design.kind.external')}>
      <PropertyRow label={t('flow-design.step.url')} help={t('flow-design.step.urlHelp')}>
        {(id) => (
          <Input
            id={id}
            type="url"
            placeholder="https://"
            value={node.url}
            maxLength={2000}
            onChange={({ target }) => change({ url: target.value })}
          />
        )}
      </PropertyRow>
      <Secret />
    </PropertySection>
  )
}

/** Revealed on request; a flow has one once it is published. */
function Secret() {
  const t = useT()
  const { approvals } = useClient()
  const { id: flowId } = useParams({ from: '/signed-in/flows/$id' })
  const shown = useMutation({ mutationFn: () => approvals.flowSecret({ flowId }) })
  return (
    <PropertyRow label={t('flow-design.step.secret')} help={t('flow-design.step.secretHelp')} stands="group">
      {() =>
        shown.data ? (
          <Typography.Text copyable code>
            {shown.data.secret}
          </Typography.Text>
        ) : (
          <Button size="small" loading={shown.isPending} onClick={() => shown.mutate()}>
            {t('flow-design.step.showSecret')}
          </Button>
        )
      }
    </PropertyRow>
  )
}
