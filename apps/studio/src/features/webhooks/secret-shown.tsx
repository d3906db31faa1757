import { useT } from '@signet/i18n/react'
import { Button, Modal, Typography } from 'antd'

type SecretShownProps = Readonly<{ secret: string; onClose: () => void }>

/** Shows a secret, only once. */
export function SecretShown({ secret, onClose }: SecretShownProps) {
  const t = useT()
  return (
    <Modal
      open
      title={t('webhooks.secret')}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('webhooks.secretKept')}
        </Button>
      }
    >
      <p>{t('webhooks.secretHint')}</p>
      <Typography.Text copyable code>
        {secret}
      </Typography.Text>
    </Modal>
  )
}
