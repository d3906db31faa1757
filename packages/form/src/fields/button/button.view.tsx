import { Button } from '@signet/ui'
import type { DisplayView, ShowProps } from '../../skins/field-view.ts'
import { useSurroundings } from '../../skins/surroundings.ts'
import styles from './button.module.css'
import type { button } from './button.ts'
import { PressNotes } from './press-notes.view.tsx'
import { usePress } from './use-press.view.tsx'

function ButtonShow(props: ShowProps<typeof button>) {
  const { path, settings, label } = props
  const press = usePress(props)
  const id = useSurroundings().idOf(path)
  if (press.isPointless) return null

  return (
    <div className={styles.place} data-align={settings.align}>
      <Button
        id={id}
        tone={settings.look}
        isWide={settings.width === 'full'}
        isBusy={press.isBusy}
        disabled={press.obstacle !== undefined}
        aria-describedby={press.obstacle && `${id}-obstacle`}
        onClick={press.press}
      >
        {label}
      </Button>
      <PressNotes
        id={id}
        label={label}
        press={press}
        tone={settings.look === 'danger' ? 'danger' : 'primary'}
      />
    </div>
  )
}

export const buttonView: DisplayView<typeof button> = { Show: ButtonShow }
