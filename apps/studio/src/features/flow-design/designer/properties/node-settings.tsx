import type { FlowNode } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { PropertySection } from '../../../form-design/index.ts'
import { BranchSettings } from './branch-settings.tsx'
import { CopySettings } from './copy-settings.tsx'
import { FieldRights } from './field-rights.tsx'
import { NameSetting } from './name-setting.tsx'
import { PeopleSettings } from './people-settings.tsx'
import { StartSettings } from './start-settings.tsx'
import { AutomationSettings } from './steps/automation-settings.tsx'
import { ExternalSettings } from './steps/external-settings.tsx'
import { SubFlowSettings } from './steps/sub-flow-settings.tsx'
import { TimerSettings } from './timer-settings.tsx'
import { useNodeChange } from './use-node-change.ts'

/** What is set on one step, by its kind. */
export function NodeSettings({ node }: Readonly<{ node: FlowNode }>) {
  const t = useT()
  const change = useNodeChange(node)
  return (
    <>
      <PropertySection title={t(`flow-design.kind.${node.kind}`)}>
        <NameSetting name={node.name} onChange={(name) => change({ name })} />
      </PropertySection>
      <OwnSettings node={node} />
      {'fields' in node && (
        <PropertySection title={t('flow-design.rights')}>
          <FieldRights
            rights={node.fields}
            most={node.kind === 'copy' ? 'read' : isStep(node) ? 'write' : 'required'}
            usual={node.kind === 'start' ? 'write' : 'read'}
            onChange={(fields) => change({ fields })}
          />
        </PropertySection>
      )}
    </>
  )
}

/** Where nobody is there to fill in what is demanded. */
const isStep = ({ kind }: FlowNode) => kind === 'automation' || kind === 'external'

function OwnSettings({ node }: Readonly<{ node: FlowNode }>) {
  switch (node.kind) {
    case 'start':
      return <StartSettings node={node} />
    case 'approver':
    case 'handler':
      return <PeopleSettings node={node} />
    case 'copy':
      return <CopySettings node={node} />
    case 'branch':
      return <BranchSettings node={node} />
    case 'timer':
      return <TimerSettings node={node} />
    case 'automation':
      return <AutomationSettings node={node} />
    case 'subFlow':
      return <SubFlowSettings node={node} />
    case 'external':
      return <ExternalSettings node={node} />
    case 'merge':
    case 'end':
      return null
  }
}
