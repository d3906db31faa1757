import { useT } from '@signet/i18n/react'
import { Button, useFeedback } from '@signet/ui'
import { FolderPlus } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { NameSheet } from './deeds/name-sheet.tsx'
import { UploadButton } from './uploads/upload-button.tsx'

type AddButtonsProps = Readonly<{ folder: string; onFiles: (files: readonly File[]) => void }>

/** Adds a folder, or files from the device, to this folder. */
export function AddButtons({ folder, onFiles }: AddButtonsProps) {
  const t = useT()
  const feedback = useFeedback()
  const { documents } = useClient()
  const [isNaming, setNaming] = useState(false)
  return (
    <>
      <Button isWide icon={<FolderPlus aria-hidden="true" />} onClick={() => setNaming(true)}>
        {t('documents.newFolder')}
      </Button>
      <UploadButton onFiles={onFiles} />
      {isNaming && (
        <NameSheet
          title={t('documents.newFolder')}
          submit={t('documents.create')}
          call={(name, options) => documents.addFolder({ name, parentId: folder || null }, options)}
          onDone={() => {
            setNaming(false)
            feedback.success(t('documents.done.folder'))
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}
