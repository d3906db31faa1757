import { largestFile } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { useSignal } from '@signet/ui'
import { type App, useApp } from '../../../kit/context/app-context.ts'
import { useFormEnvironment } from '../../../kit/forms/use-form-environment.ts'
import { createUploads, type Uploads } from './create-uploads.ts'

const nobody = {}
const known = new WeakMap<App, Uploads>()

/** Uploads files into a folder. Files over the size limit are refused before sending. */
export function useUploads(folder: string) {
  const t = useT()
  const formats = useFormats()
  const app = useApp()
  const { files } = useFormEnvironment(nobody)
  const uploads = known.get(app) ?? uploadsOf(app, files.upload)
  const pending = useSignal(uploads.pending)

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
