import { useCallback } from 'react'
import { useFormContext } from '../../../form/surroundings.ts'

/** Returns the address of a picture in the text. */
export function useFileUrl(): (fileId: string) => string {
  const { files } = useFormContext().environment
  return useCallback(
    (fileId) => files.urlOf({ fileId, name: 'picture.png', size: 0, type: 'image/png' }),
    [files],
  )
}
