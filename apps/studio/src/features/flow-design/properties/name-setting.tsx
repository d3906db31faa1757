import { useT } from '@signet/i18n/react'
import { Input } from 'antd'
import { useState } from 'react'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'

/** A name as typed; while it is empty the last one is kept. */
export function NameSetting({
  name,
  onChange,
}: Readonly<{ name: string; onChange: (name: string) => void }>) {
  const t = useT()
  const [typed, setTyped] = useState(name)
  const isEmpty = typed.trim() === ''
  return (
    <PropertyRow
      label={t('flow-design.node.name')}
      mistake={isEmpty ? t('flow-design.node.nameless') : undefined}
    >
      {(id) => (
        <Input
          id={id}
          value={typed.trim() === name ? typed : isEmpty ? typed : name}
          maxLength={80}
          onChange={({ target }) => {
            setTyped(target.value)
            if (target.value.trim() !== '') onChange(target.value)
          }}
        />
      )}
    </PropertyRow>
  )
}
