import { useT } from '@signet/i18n/react'
import { Modal } from 'antd'
import { RightsMatrix } from './rights-matrix.tsx'

/** The matrix of fields by steps, as large as the window. Its changes are part of the draft at once. */
export function RightsDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useT()
  return (
    <Modal open centered width="96vw" title={t('flow-design.rights')} footer={null} onCancel={onClose}>
      <RightsMatrix />
    </Modal>
  )
}
