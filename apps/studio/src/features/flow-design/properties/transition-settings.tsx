import { type FlowTransition, isBranch } from '@signet/flow'
import { changeTransition, moveArm } from '@signet/flow/design'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Button } from 'antd'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { PropertySection } from '../../../kit/properties/property-row.tsx'
import { SwitchRow, TextRow } from '../../../kit/properties/setting-rows.tsx'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import { ConditionSetting } from './plain-settings.tsx'

/** A transition out of a branch: name, condition, and order among the others. */
export function TransitionSettings({ line }: Readonly<{ line: FlowTransition }>) {
  const t = useT()
  const { flow, dispatch } = useFlowDesigner()
  const branch = flow.nodes.find(({ id }) => id === line.from)
  const hasCondition = isBranch(branch) && branch.mode !== 'parallel'
  const change = (next: Readonly<Record<string, unknown>>) =>
    dispatch({
      type: 'edit',
      edit: (drawn) => changeTransition(drawn, line.id, next),
      about: `${line.id} ${Object.keys(next).join(' ')}`,
    })

  return (
    <>
      <PropertySection title={t('flow-design.way')}>
        <TextRow
          label={t('flow-design.way.name')}
          value={line.name ?? ''}
          maxLength={80}
          onChange={(name) => change({ name: name || undefined })}
        />
        {hasCondition && <ConditionFields line={line} change={change} />}
      </PropertySection>
      <OrderButtons line={line} />
    </>
  )
}

type ConditionFieldsProps = Readonly<{
  line: FlowTransition
  change: (next: Readonly<Record<string, unknown>>) => void
}>

function ConditionFields({ line, change }: ConditionFieldsProps) {
  const t = useT()
  return (
    <>
      <SwitchRow
        label={t('flow-design.way.default')}
        help={t('flow-design.way.defaultHelp')}
        value={line.isDefault ?? false}
        onChange={(isOn) => change({ isDefault: isOn || undefined })}
      />
      {!line.isDefault && (
        <ConditionSetting
          label={t('flow-design.way.condition')}
          value={line.condition ?? ''}
          onChange={(condition) => change({ condition: condition || undefined })}
        />
      )}
    </>
  )
}

function OrderButtons({ line }: Readonly<{ line: FlowTransition }>) {
  const t = useT()
  const { flow, dispatch } = useFlowDesigner()
  const ways = flow.lines.filter(({ from }) => from === line.from)
  const at = ways.findIndex(({ id }) => id === line.id)
  const move = (to: number) => dispatch({ type: 'edit', edit: (drawn) => moveArm(drawn, line.id, to) })
  if (ways.length < 2) return null
  return (
    <PropertySection title={t('flow-design.way.place', { at: at + 1, of: ways.length })}>
      <div className={sharedStyles.pair}>
        <Button icon={<ArrowLeft size={16} />} disabled={at === 0} onClick={() => move(at - 1)}>
          {t('flow-design.way.earlier')}
        </Button>
        <Button
          icon={<ArrowRight size={16} />}
          disabled={at === ways.length - 1}
          onClick={() => move(at + 1)}
        >
          {t('flow-design.way.later')}
        </Button>
      </div>
    </PropertySection>
  )
}
