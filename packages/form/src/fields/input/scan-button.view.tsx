import { useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import { ScanLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const ScanSheet = lazy(async () => ({
  default: (await import('../../scan/scan-sheet.view.tsx')).ScanSheet,
}))

type ScanButtonProps = Readonly<{ label: string; onFound: (text: string) => void }>

/** Reads a code into the field; the reader is fetched when it is first wanted. */
export function ScanButton({ label, onFound }: ScanButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const t = useT()
  const found = (text: string) => {
    setOpen(false)
    onFound(text)
  }

  return (
    <>
      <IconButton
        label={t('scan.open', { field: label })}
        icon={<ScanLine />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ScanSheet title={label} onFound={found} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
