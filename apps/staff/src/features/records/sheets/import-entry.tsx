import { useRouter } from '@tanstack/react-router'
import { Upload } from 'lucide-react'
import { type ComponentProps, useEffect } from 'react'
import type { MoreEntry } from '../list/more-entry.ts'
import { importHref } from './import-href.ts'

export const importSheet: MoreEntry = {
  key: 'import',
  Icon: Upload,
  label: 'sheets.title',
  isOffered: ({ config, selection }) => config.buttons.includes('import') && !selection.isOn,
  Opened: ToImport,
}

function ToImport({ list, onClose }: ComponentProps<MoreEntry['Opened']>) {
  const { history } = useRouter()
  const { id } = list.config
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the entry is pressed
  useEffect(() => {
    onClose()
    history.push(importHref(id))
  }, [])
  return null
}
