import type { Upload } from '@signet/form-ui'
import { useEffect, useState } from 'react'
import { useApp } from '../../../kit/context/app-context.ts'
import { useFormEnvironment } from '../../../kit/forms/use-form-environment.ts'
import { newClientId, post } from './outbox.ts'

const noForm = {}

/** Uploads a file and sends it once the server has checked it; `progress` is null while nothing is on its way. */
export function useSendFile(id: string) {
  const app = useApp()
  const { files } = useFormEnvironment(noForm)
  const [sent, setSent] = useState<Readonly<{ file: File; uploading: Upload }> | null>(null)

  useEffect(() => {
    if (!sent) return
    const { file, uploading } = sent
    return uploading.progress.subscribe(({ state, fileId, reason = '' }) => {
      if (state === 'failed') {
        app.feedback.error(reason)
        setSent(null)
      }
      if (state !== 'uploaded' || fileId === undefined) return
      setSent(null)
      void sizeOf(file).then((size) =>
        post(app, id, {
          ...{ clientId: newClientId(), text: '', fileId, mentions: [], mentionsAll: false },
          ...(size ? { kind: 'image', ...size } : { kind: 'file' }),
        }),
      )
    })
  }, [app, id, sent])

  return { progress: sent, send: (file: File) => setSent({ file, uploading: files.upload(file) }) }
}

/** Width and height of a picture; null for anything else. */
async function sizeOf(file: File): Promise<Readonly<{ width: number; height: number }> | null> {
  if (!/^image\/(png|jpeg|gif|webp|avif|bmp)$/.test(file.type)) return null
  try {
    const { width, height } = await createImageBitmap(file)
    return { width, height }
  } catch {
    // What no browser can draw is sent as a file.
    return null
  }
}
