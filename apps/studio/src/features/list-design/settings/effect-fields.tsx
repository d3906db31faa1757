import { useT } from '@signet/i18n/react'
import type { ListAction } from '@signet/list'
import { NamedRow } from '../../../kit/properties/setting-rows.tsx'
import {
  FillsField,
  useFlowTargets,
  useFormTargets,
  useInterfaceTargets,
  useOwnTargets,
} from './fills-field.tsx'

type ActionEffect = ListAction['does']
type EffectOf<Kind extends ActionEffect['kind']> = Extract<ActionEffect, { kind: Kind }>
type EffectProps<Kind extends ActionEffect['kind']> = Readonly<{
  does: EffectOf<Kind>
  onChange: (does: EffectOf<Kind>) => void
}>

/** The effect of an action: its target and the values it fills in. */
export function EffectFields({
  does,
  onChange,
}: Readonly<{ does: ActionEffect; onChange: (does: ActionEffect) => void }>) {
  switch (does.kind) {
    case 'changeRecords':
      return <ChangeRecords does={does} onChange={onChange} />
    case 'openForm':
      return <OpenForm does={does} onChange={onChange} />
    case 'callInterface':
      return <CallInterface does={does} onChange={onChange} />
    case 'launchFlow':
      return <LaunchFlow does={does} onChange={onChange} />
  }
}

function ChangeRecords({ does, onChange }: EffectProps<'changeRecords'>) {
  const t = useT()
  return (
    <FillsField
      label={t('list-design.does.set')}
      targets={useOwnTargets()}
      fills={does.set}
      onChange={(set) => onChange({ ...does, set })}
    />
  )
}

function OpenForm({ does, onChange }: EffectProps<'openForm'>) {
  const t = useT()
  return (
    <>
      <NamedRow
        label={t('list-design.does.form')}
        of="model"
        value={does.form}
        onChange={(form) => onChange({ ...does, form })}
      />
      <Fills targets={useFormTargets(does.form)} does={does} onChange={onChange} />
    </>
  )
}

function CallInterface({ does, onChange }: EffectProps<'callInterface'>) {
  const t = useT()
  const targets = useInterfaceTargets(does.interface)
  return (
    <>
      <NamedRow
        label={t('list-design.does.interface')}
        of="interface"
        value={does.interface}
        onChange={(next) => onChange({ ...does, interface: next })}
      />
      <FillsField
        label={t('list-design.does.parameters')}
        targets={targets}
        fills={does.parameters}
        onChange={(parameters) => onChange({ ...does, parameters })}
      />
    </>
  )
}

function LaunchFlow({ does, onChange }: EffectProps<'launchFlow'>) {
  const t = useT()
  return (
    <>
      <NamedRow
        label={t('list-design.does.flow')}
        of="flow"
        value={does.flow}
        onChange={(flow) => onChange({ ...does, flow })}
      />
      <Fills targets={useFlowTargets(does.flow)} does={does} onChange={onChange} />
    </>
  )
}

type FillingEffect = EffectOf<'openForm'> | EffectOf<'launchFlow'>
type FillsProps<Effect extends FillingEffect> = Readonly<{
  targets: ReturnType<typeof useFormTargets>
  does: Effect
  onChange: (does: Effect) => void
}>

/** The values that a new record or request begins with. */
function Fills<Effect extends FillingEffect>({ targets, does, onChange }: FillsProps<Effect>) {
  const t = useT()
  return (
    <FillsField
      label={t('list-design.does.fills')}
      targets={targets}
      fills={does.fills}
      onChange={(fills) => onChange({ ...does, fills })}
    />
  )
}
