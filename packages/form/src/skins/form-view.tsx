import { ErrorSummary } from './error-summary.tsx'
import styles from './form.module.css'
import { FormSurroundings, type FormSurroundingsProps } from './form-surroundings.tsx'
import { Places } from './places.tsx'

export type FormViewProps = FormSurroundingsProps

/** A form on the screen. It shows what the store says and writes what the person does; sending it is the page's business. */
export function FormView(props: FormViewProps) {
  return (
    <FormSurroundings {...props}>
      <div className={styles.width}>
        <div className={styles.form}>
          {props.mode !== 'read' && <ErrorSummary />}
          <Places nodes={props.store.plan.layout} />
        </div>
      </div>
    </FormSurroundings>
  )
}
