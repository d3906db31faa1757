import type { Upload } from '@signet/form-ui'
import { useEffect, useState } from 'react'
import { useApp } from '../../../kit/context/app-context.ts'
import { useFormEnvironment } from '../../../kit/forms/use-form-environment.ts'
import { post } from './outbox.ts'

const noForm = {}

/** What a recording says about itself. */
type Voice = Readonly<{ seconds: number; waveform: number[] }>
type Sent = Readonly<{ file: File; uploading: Upload; voice: Voice | undefined }>

/** Uploads a file and sends it once the server has checked it; `progress` is null while nothing is on its way. */
export function useSendFile({ id, name }: Readonly<{ id: string; name: string }>) {
  const app = useApp()
  const { files } = useFormEnvironment(noForm)
  const [sent, setSent] = useState<Sent | null>(null)

  useEffect(() => {
    if (!sent) return
    const { file, uploading, voice } = sent
    return uploading.progress.subscribe(({ state, fileId, reason = '' }) => {
      if (state === 'failed') {
        app.feedback.error(reason)
        setSent(null)
      }
      if (state !== 'uploaded' || fileId === undefined) return
      setSent(null)
      void contentOf(file, voice).then((content) =>
        post(app, { id, name }, { text: '', fileId, mentions: [], mentionsAll: false, ...content }),
      )
    })
  }, [app, id, name, sent])

  return {
    progress: sent,
    send: (file: File, voice?: Voice) => setSent({ file, voice, uploading: files.upload(file) }),
  }
}

/** What a file is in a conversation: a recording, a picture with its size, or a file. */
export async function contentOf(file: File, voice: Voice | undefined) {
  if (voice) return { kind: 'voice', ...voice } as const
  const size = await sizeOf(file)
  return size ? ({ kind: 'image', ...size } as const) : ({ kind: 'file' } as const)
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
