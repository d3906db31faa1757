import type { DisplayView, ShowProps } from '../../skins/field-view.ts'
import { useWords } from '../../skins/use-speaker.ts'
import styles from './group-title.module.css'
import type { groupTitle } from './group-title.ts'

/** A heading, for those who jump from one to the next as well. */
function GroupTitleShow({ field, settings, label }: ShowProps<typeof groupTitle>) {
  const words = useWords()
  const { help } = field.definition
  return (
    <div className={styles.group} data-align={settings.align}>
      <h3 className={styles.title}>{label}</h3>
      {help && <p className={styles.help}>{words(help)}</p>}
    </div>
  )
}

export const groupTitleView: DisplayView<typeof groupTitle> = { Show: GroupTitleShow }
