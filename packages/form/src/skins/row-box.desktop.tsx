import { useT } from '@signet/i18n/react'
import { Select, type SelectProps } from 'antd'
import { listed } from '../one-or-several.ts'
import { ChoiceStandIn } from './choice-stand-in.desktop.tsx'
import type { RowProps } from './row-control.ts'
import { idsOf } from './thing-select.desktop.tsx'
import { useChoose, useColumns } from './use-choose.ts'
import { useChosen } from './use-lookup.ts'
import { useWords } from './use-speaker.ts'

type Opening = Pick<
  SelectProps,
  | 'open'
  | 'onOpenChange'
  | 'onClick'
  | 'onKeyDown'
  | 'showSearch'
  | 'suffixIcon'
  | 'popupRender'
  | 'popupMatchSelectWidth'
>

/** The box that holds the names of what is chosen; what opens from it, and how, is the caller's. */
export function RowBox({ opening, ...props }: RowProps & Readonly<{ opening: Opening }>) {
  const { id, settings, onLeave } = props
  const t = useT()
  const words = useWords()
  const { rows, keep } = useChosenRows(props)
  const chosen = rows.map(({ id: key, name }) => ({ value: key, label: name }))
  const { multiple } = settings
  const placeholder = words(settings.placeholder) || t('form.choose')

  return (
    <ChoiceStandIn
      {...props}
      chosen={chosen.map(({ label }) => label)}
      multiple={multiple}
      placeholder={placeholder}
      sign={opening.suffixIcon}
      onTakeOut={(place) => keep(rows.toSpliced(place, 1).map((row) => row.id))}
      onClear={() => keep([])}
    >
      <Select
        id={id}
        {...opening}
        {...(multiple ? { mode: 'multiple' as const } : {})}
        labelInValue
        value={multiple ? chosen : (chosen[0] ?? null)}
        allowClear={!props.isRequired}
        placeholder={placeholder}
        status={props.isInvalid ? 'error' : ''}
        style={{ width: '100%' }}
        onChange={(next) => keep(listed(idsOf(next, multiple)))}
        onBlur={onLeave}
        aria-required={props.isRequired || undefined}
        aria-invalid={props.isInvalid || undefined}
        aria-describedby={props.describedBy}
      />
    </ChoiceStandIn>
  )
}

function useChosenRows(props: RowProps) {
  const { of, value, parameters } = props
  const columns = useColumns(props)
  const choose = useChoose(props)
  const rows = useChosen(of, listed(value), { parameters, columns })
  const keep = (ids: readonly string[]) => choose(rows.filter((row) => ids.includes(row.id)))
  return { rows, keep }
}
