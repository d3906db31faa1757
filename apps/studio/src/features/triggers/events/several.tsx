import type { TriggerEvent } from '@signet/flow'
import { SelectRow } from '../../../kit/properties/setting-rows.tsx'
import { useLabelSearch } from '../../../kit/properties/use-label-search.ts'

type SeveralProps<Value extends string> = Readonly<{
  label: string
  help?: string
  value: readonly Value[]
  options: readonly Readonly<{ value: Value; label: string }>[]
  onChange: (value: Value[]) => void
}>

/** Several of a few choices. */
export function Several<Value extends string>({
  label,
  help,
  value,
  options,
  onChange,
}: SeveralProps<Value>) {
  const search = useLabelSearch()
  return (
    <SelectRow<Value[]>
      label={label}
      help={help}
      mode="multiple"
      value={[...value]}
      options={[...options]}
      showSearch={search}
      onChange={onChange}
    />
  )
}

export type EventOf<Kind extends TriggerEvent['kind']> = Extract<TriggerEvent, { kind: Kind }>
export type EventFieldsProps<Kind extends TriggerEvent['kind']> = Readonly<{
  event: EventOf<Kind>
  onChange: (event: EventOf<Kind>) => void
}>
