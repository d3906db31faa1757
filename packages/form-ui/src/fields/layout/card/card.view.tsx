import type { card } from '@signet/form/kinds'
import { sharedStyles } from '@signet/ui'
import type { FrameProps, LayoutView } from '../../../form/field-view.ts'
import { useFormContext } from '../../../form/surroundings.ts'
import { useWords } from '../../../form/use-speaker.ts'
import styles from './card.module.css'

/** A titled frame; a hidden title still names the frame for screen readers. */
function CardFrame({ path, field, settings, label, slots }: FrameProps<typeof card>) {
  const { idOf } = useFormContext()
  const words = useWords()
  const { help } = field.definition
  const id = `${idOf(path)}-title`
  const hasTitle = settings.title === 'shown'

  return (
    <fieldset
      className={styles.card}
      data-frame={settings.frame}
      {...(hasTitle ? { 'aria-labelledby': id } : { 'aria-label': label })}
    >
      {hasTitle && (
        <header className={styles.head}>
          <h3 id={id} className={styles.title}>
            {label}
          </h3>
          {help && <p className={sharedStyles.note}>{words(help)}</p>}
        </header>
      )}
      {slots.map(({ id, children }) => (
        <div key={id}>{children}</div>
      ))}
    </fieldset>
  )
}

export const cardView: LayoutView<typeof card> = { Frame: CardFrame }
