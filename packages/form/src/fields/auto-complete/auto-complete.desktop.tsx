import { AutoComplete } from 'antd'
import { useState } from 'react'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { TypedStandIn } from '../../skins/typed-stand-in.desktop.tsx'
import { useWords } from '../../skins/use-speaker.ts'
import type { autoComplete } from './auto-complete.ts'
import { useSuggestions } from './use-suggestions.ts'

function AutoCompleteEdit(props: ControlProps<typeof autoComplete>) {
  const words = useWords()
  const placeholder = words(props.settings.placeholder)
  return (
    <TypedStandIn {...props} text={props.value} placeholder={placeholder} offers>
      <Suggesting {...props} placeholder={placeholder} />
    </TypedStandIn>
  )
}

function Suggesting(props: ControlProps<typeof autoComplete> & Readonly<{ placeholder: string }>) {
  const { id, settings, value, placeholder, parameters, onChange, onLeave } = props
  const [isActive, setActive] = useState(false)
  const suggestions = useSuggestions({ settings, typed: value, parameters, isActive })

  return (
    <AutoComplete
      id={id}
      value={value}
      options={suggestions.map((suggestion) => ({ value: suggestion }))}
      placeholder={placeholder}
      status={props.isInvalid ? 'error' : ''}
      style={{ width: '100%' }}
      maxLength={settings.maxLength}
      onChange={(text: string | undefined) => onChange(text ?? '')}
      onFocus={() => setActive(true)}
      onBlur={() => {
        setActive(false)
        onLeave()
      }}
      aria-required={props.isRequired || undefined}
      aria-invalid={props.isInvalid || undefined}
      aria-describedby={props.describedBy}
    />
  )
}

export const autoCompleteDesktop: FieldView<typeof autoComplete> = { Edit: AutoCompleteEdit }
