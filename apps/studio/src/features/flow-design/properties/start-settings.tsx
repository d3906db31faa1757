import type { NodeOf } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { PropertyRow, PropertySection } from '../../../kit/properties/property-row.tsx'
import { HolderSelect, holderKinds } from '../people/holder-select.tsx'
import { ButtonWords } from './button-words.tsx'
import { SwitchSetting } from './plain-settings.tsx'
import { useNodeChange } from './use-node-change.ts'

const buttons = ['launch', 'saveDraft'] as const

/** Who may start, and the labels of the form's buttons. */
export function StartSettings({ node }: Readonly<{ node: NodeOf<'start'> }>) {
  const t = useT()
  const change = useNodeChange(node)
  const { launchers } = node
  const some = launchers === 'everyone' ? [] : launchers
  const set = (kind: (typeof holderKinds)[number], ids: readonly string[]) => {
    const next = [
      ...some.filter((one) => one.kind !== kind),
      ...(ids.length > 0 ? [{ kind, ids: [...ids] }] : []),
    ]
    change({ launchers: next.length > 0 ? next : 'everyone' })
  }

  return (
    <>
      <PropertySection title={t('flow-design.launchers')}>
        <p>{t(launchers === 'everyone' ? 'flow-design.launchers.everyone' : 'flow-design.launchers.some')}</p>
        {holderKinds.map((kind) => (
          <PropertyRow key={kind} label={t(`flow-design.sourceKind.${kind}`)}>
            {(id) => (
              <HolderSelect
                id={id}
                kind={kind}
                ids={some.find((one) => one.kind === kind)?.ids ?? []}
                onChange={(ids) => set(kind, ids)}
              />
            )}
          </PropertyRow>
        ))}
      </PropertySection>
      <PropertySection title={t('flow-design.actions')}>
        <SwitchSetting
          label={t('flow-design.copyFreely')}
          value={node.copyFreely}
          onChange={(copyFreely) => change({ copyFreely })}
        />
        <ButtonWords keys={buttons} words={node.buttons} onChange={(next) => change({ buttons: next })} />
      </PropertySection>
    </>
  )
}
