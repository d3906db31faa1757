import type { groupTitle } from '@signet/form/kinds'
import { sharedStyles } from '@signet/ui'
import type { DisplayView, ShowProps } from '../../../form/field-view.ts'
import { useWords } from '../../../form/use-speaker.ts'
import styles from './group-title.module.css'

/** A heading, also for navigation by headings. */
function GroupTitleShow({ field, settings, label }: ShowProps<typeof groupTitle>) {
  const words = useWords()
  const { help } = field.definition
  return (
    <div className={styles.group} data-align={settings.align}>
      <h3 className={styles.title}>{label}</h3>
      {help && <p className={sharedStyles.note}>{words(help)}</p>}
    </div>
  )
}

export const groupTitleView: DisplayView<typeof groupTitle> = { Show: GroupTitleShow }
