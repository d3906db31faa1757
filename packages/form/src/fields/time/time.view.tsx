import { useT } from '@signet/i18n/react'
import { Clock } from 'lucide-react'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { TypedBox } from '../../skins/typed-box.tsx'
import { useWords } from '../../skins/use-speaker.ts'
import { useTimeText } from '../../skins/use-time-text.ts'
import type { time } from './time.ts'
import { TimeSheet } from './time-sheet.view.tsx'

/** Typed (`9:30`) or turned to on wheels. */
function TimeEdit(props: ControlProps<typeof time>) {
  const { settings, onChange } = props
  const { forget, ...text } = useTimeText(props)
  const t = useT()
  const words = useWords()
  const choose = (next: string | null) => {
    forget()
    onChange(next)
  }

  return (
    <TypedBox
      {...props}
      text={text}
      placeholder={words(settings.placeholder) || t(`time.example.${settings.precision}`)}
      icon={<Clock />}
      sheet={({ takesFocus, close }) => (
        <TimeSheet {...props} takesFocus={takesFocus} onChange={choose} onClose={close} />
      )}
    />
  )
}

export const timeView: FieldView<typeof time> = { Edit: TimeEdit }
