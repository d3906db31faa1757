import sharedStyles from '../layout/shared-styles.module.css'

/** The star beside the name of a required field; the control itself says that it is required. */
export function RequiredMark() {
  return (
    <span className={sharedStyles.requiredMark} aria-hidden="true">
      *
    </span>
  )
}
