import { useT } from '@signet/i18n/react'
import { Button, Tooltip } from 'antd'
import { History } from 'lucide-react'
import { type ReactNode, useState } from 'react'

type VersionsButtonProps = Readonly<{
  /** The drawer with the versions, while it is open. */
  children: (onClose: () => void) => ReactNode
}>

export function VersionsButton({ children }: VersionsButtonProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Tooltip title={t('studio.versions')}>
        <Button
          icon={<History size={16} aria-hidden />}
          aria-label={t('studio.versions')}
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}
