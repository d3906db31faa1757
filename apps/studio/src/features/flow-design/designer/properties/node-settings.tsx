import { type FlowNode, fieldsAt, traitsOf } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { PropertySection } from '../../../form-design/index.ts'
import { faceOf } from '../node-faces.tsx'
import { FieldRights } from './field-rights.tsx'
import { NameSetting } from './name-setting.tsx'
import { useNodeChange } from './use-node-change.ts'

/** What is set on one step, by its kind. */
export function NodeSettings({ node }: Readonly<{ node: FlowNode }>) {
  const t = useT()
  const change = useNodeChange(node)
  const { Settings } = faceOf(node)
  const { fields } = traitsOf(node)
  return (
    <>
      <PropertySection title={t(`flow-design.kind.${node.kind}`)}>
        <NameSetting name={node.name} onChange={(name) => change({ name })} />
      </PropertySection>
      {Settings && <Settings node={node} />}
      {fields && (
        <PropertySection title={t('flow-design.rights')}>
          <FieldRights
            rights={fieldsAt(node)}
            most={fields.most}
            usual={fields.usual}
            onChange={(next) => change({ fields: next })}
          />
        </PropertySection>
      )}
    </>
  )
}
