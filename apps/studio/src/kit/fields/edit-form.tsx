import { useT } from '@signet/i18n/react'
import { classes, ErrorNote, sharedStyles } from '@signet/ui'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { CheckedForm } from './checked-form.tsx'
import styles from './edit-form.module.css'

type EditFormProps = Readonly<{
  label: string
  /** The mutation of the form: pending while it runs, its error shown at the foot. */
  mutation: Readonly<{ error: Error | null; isPending: boolean }>
  onSubmit: () => void
  onCancel?: () => void
  /** The label of the button that submits, if it does more than save. */
  confirm?: string
  /** Further actions besides saving. */
  aside?: ReactNode
  /** Keeps the foot in view on a page that scrolls. */
  hasStickyFoot?: boolean
  children: ReactNode
}>

/** A form for one thing, with its error at the foot. */
export function EditForm({
  label,
  mutation,
  onSubmit,
  onCancel,
  confirm,
  aside,
  hasStickyFoot,
  children,
}: EditFormProps) {
  const t = useT()
  return (
    <CheckedForm label={label} className={styles.form} onSubmit={onSubmit}>
      {children}
      <div className={classes(hasStickyFoot && styles.sticky)}>
        <ErrorNote error={mutation.error} />
        <div className={styles.foot}>
          {aside}
          <span className={sharedStyles.fill} />
          {onCancel && <Button onClick={onCancel}>{t('studio.cancel')}</Button>}
          <Button type="primary" htmlType="submit" loading={mutation.isPending}>
            {confirm ?? t('studio.save')}
          </Button>
        </div>
      </div>
    </CheckedForm>
  )
}

/** Controls side by side, as many as fit. */
export function FieldPair({ children }: Readonly<{ children: ReactNode }>) {
  return <div className={styles.pair}>{children}</div>
}
