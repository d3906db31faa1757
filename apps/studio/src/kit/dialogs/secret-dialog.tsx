import { Button, Modal, Typography } from 'antd'

type SecretDialogProps = Readonly<{
  title: string
  hint: string
  /** The label of the button that closes it, by which somebody says that they keep the secret. */
  kept: string
  secret: string
  onClose: () => void
}>

/** Shows a secret that cannot be shown again; closes only by its button. */
export function SecretDialog({ title, hint, kept, secret, onClose }: SecretDialogProps) {
  return (
    <Modal
      open
      title={title}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      footer={
        <Button type="primary" onClick={onClose}>
          {kept}
        </Button>
      }
    >
      <p>{hint}</p>
      <Typography.Text copyable code>
        {secret}
      </Typography.Text>
    </Modal>
  )
}
