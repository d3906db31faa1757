import { useT } from '@signet/i18n/react'
import type { ListAction } from '@signet/list'
import { NamedSelect, PropertyRow } from '../../form-design/index.ts'
import { FillsField } from './fills-field.tsx'
import { useFlowTargets, useFormTargets, useInterfaceTargets, useOwnTargets } from './targets.ts'

type Deed = ListAction['does']
type Of<Kind extends Deed['kind']> = Extract<Deed, { kind: Kind }>
type DeedProps<Kind extends Deed['kind']> = Readonly<{
  does: Of<Kind>
  onChange: (does: Of<Kind>) => void
}>

/** What an action does: with which thing, and filled in with what. */
export function DeedFields({ does, onChange }: Readonly<{ does: Deed; onChange: (does: Deed) => void }>) {
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

function ChangeRecords({ does, onChange }: DeedProps<'changeRecords'>) {
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

function OpenForm({ does, onChange }: DeedProps<'openForm'>) {
  const t = useT()
  const targets = useFormTargets(does.form)
  return (
    <>
      <PropertyRow label={t('list-design.does.form')}>
        {(id) => (
          <NamedSelect
            id={id}
            of="model"
            value={does.form}
            onChange={(form) => onChange({ ...does, form })}
          />
        )}
      </PropertyRow>
      <FillsField
        label={t('list-design.does.fills')}
        targets={targets}
        fills={does.fills}
        onChange={(fills) => onChange({ ...does, fills })}
      />
    </>
  )
}

function CallInterface({ does, onChange }: DeedProps<'callInterface'>) {
  const t = useT()
  const targets = useInterfaceTargets(does.interface)
  return (
    <>
      <PropertyRow label={t('list-design.does.interface')}>
        {(id) => (
          <NamedSelect
            id={id}
            of="interface"
            value={does.interface}
            onChange={(next) => onChange({ ...does, interface: next })}
          />
        )}
      </PropertyRow>
      <FillsField
        label={t('list-design.does.parameters')}
        targets={targets}
        fills={does.parameters}
        onChange={(parameters) => onChange({ ...does, parameters })}
      />
    </>
  )
}

function LaunchFlow({ does, onChange }: DeedProps<'launchFlow'>) {
  const t = useT()
  const targets = useFlowTargets(does.flow)
  return (
    <>
      <PropertyRow label={t('list-design.does.flow')}>
        {(id) => (
          <NamedSelect id={id} of="flow" value={does.flow} onChange={(flow) => onChange({ ...does, flow })} />
        )}
      </PropertyRow>
      <FillsField
        label={t('list-design.does.fills')}
        targets={targets}
        fills={does.fills}
        onChange={(fills) => onChange({ ...does, fills })}
      />
    </>
  )
}
