import { useT } from '@signet/i18n/react'
import { CalendarDays } from 'lucide-react'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { TypedBox } from '../../skins/typed-box.tsx'
import { useDateText } from '../../skins/use-date-text.ts'
import { useWords } from '../../skins/use-speaker.ts'
import type { date } from './date.ts'
import { DateSheet } from './date-sheet.view.tsx'

/** Typed (`2026/1/5`) or chosen. */
function DateEdit(props: ControlProps<typeof date>) {
  const { settings, onChange } = props
  const { forget, ...text } = useDateText(props)
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
      placeholder={words(settings.placeholder) || t(`date.example.${settings.precision}`)}
      icon={<CalendarDays />}
      sheet={({ takesFocus, close }) => (
        <DateSheet {...props} takesFocus={takesFocus} onChange={choose} onClose={close} />
      )}
    />
  )
}

export const dateView: FieldView<typeof date> = { Edit: DateEdit }
