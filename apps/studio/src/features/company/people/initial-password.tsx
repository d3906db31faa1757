import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Button, Modal, Typography } from 'antd'
import styles from './people.module.css'

export type PasswordOf = Readonly<{ id: string; name: string; account: string; password: string }>

/** A new initial password. It is shown this once, since only its hash is stored. */
export function InitialPassword({ of, onClose }: Readonly<{ of: PasswordOf; onClose: () => void }>) {
  const t = useT()
  return (
    <Modal
      open
      title={t('people.passwordOf', { name: of.name })}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('people.passwordKept')}
        </Button>
      }
    >
      <div className={sharedStyles.stack3}>
        <p>{t('people.passwordHint', { account: of.account })}</p>
        <p className={styles.secret}>
          <Typography.Text copyable>{of.password}</Typography.Text>
        </p>
      </div>
    </Modal>
  )
}
