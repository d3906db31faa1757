import { largestFile } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { useSyncExternalStore } from 'react'
import { type App, useApp } from '../../../lib/app-context.ts'
import { useFormEnvironment } from '../../forms/index.ts'
import { createUploads, type Uploads } from './create-uploads.ts'

const nobody = {}
const known = new WeakMap<App, Uploads>()

/** Sends files into a folder of mine. What is too large is refused before a byte of it travels. */
export function useUploads(folder: string) {
  const t = useT()
  const formats = useFormats()
  const app = useApp()
  const { files } = useFormEnvironment(nobody)
  const uploads = known.get(app) ?? uploadsOf(app, files.upload)
  const pending = useSyncExternalStore(uploads.subscribe, uploads.pending)

  return {
    pending,
    add: (chosen: readonly File[]) => {
      const tooLarge = chosen.filter(({ size }) => size > largestFile)
      for (const { name } of tooLarge)
        app.feedback.error(t('documents.tooLarge', { name, limit: formats.fileSize(largestFile) }))
      uploads.add(
        chosen.filter((file) => !tooLarge.includes(file)),
        folder,
      )
    },
  }
}

function uploadsOf(app: App, send: Parameters<typeof createUploads>[0]['send']): Uploads {
  const { client, queries } = app
  const uploads = createUploads({
    send,
    put: async (fileId, folder) => {
      await client.documents.addFile({ fileId, parentId: folder || null })
      await queries.invalidateQueries({ queryKey: ['documents'] })
    },
  })
  known.set(app, uploads)
  return uploads
}
