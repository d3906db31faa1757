import { useT } from '@signet/i18n/react'
import type { PrintBlock } from '@signet/print'
import { useTemplateDesigner } from '../designer/template-context.ts'
import { SwitchRow } from './switch-row.tsx'

export function TimelineSettings({ block }: Readonly<{ block: Extract<PrintBlock, { kind: 'timeline' }> }>) {
  const t = useT()
  const { change } = useTemplateDesigner()
  return (
    <>
      {(['withOpinions', 'withSignatures'] as const).map((name) => (
        <SwitchRow
          key={name}
          label={t(`print-templates.${name}`)}
          value={block[name]}
          onChange={(isOn) => change({ ...block, [name]: isOn })}
        />
      ))}
    </>
  )
}
