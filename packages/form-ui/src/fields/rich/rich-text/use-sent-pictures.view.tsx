import type { KindProblem } from '@signet/form'
import { type FileLimits, problemOfFile } from '@signet/form/kinds'
import { useState } from 'react'
import type { Upload } from '../../../form/form-environment.ts'
import { useSurroundings } from '../../../form/surroundings.ts'

export const pictureLimits: FileLimits = {
  maxFiles: 20,
  maxMegabytes: 10,
  accept: ['.jpg', '.jpeg', '.jfif', '.png', '.gif', '.webp', '.bmp'],
}

export type ComingPicture = Readonly<{ key: string; name: string; upload: Upload; remove: () => void }>
type Insert = (fileId: string, name: string) => void

/** Pictures on their way into a text; each is put in once it is uploaded and checked. */
export function useSentPictures() {
  const { files } = useSurroundings().environment
  const [coming, setComing] = useState<readonly ComingPicture[]>([])
  const [refused, setRefused] = useState<readonly KindProblem[]>([])

  const send = (some: readonly File[], insert: Insert) => {
    const problems = some.map((file) => problemOfFile(file, pictureLimits))
    setRefused(problems.filter((problem) => problem !== undefined))
    for (const [place, file] of some.entries()) {
      if (problems[place] === undefined) start(file, insert)
    }
  }
  const start = (file: File, insert: Insert) => {
    const upload = files.upload(file)
    const key = crypto.randomUUID()
    const forget = () => setComing((before) => before.filter((one) => one.key !== key))
    const remove = () => {
      upload.remove()
      forget()
    }
    setComing((before) => [...before, { key, name: file.name, upload, remove }])
    const stop = upload.progress.subscribe(({ state, fileId }) => {
      if (state !== 'uploaded' || fileId === undefined) return
      queueMicrotask(() => {
        stop()
        forget()
        insert(fileId, file.name)
      })
    })
  }
  return { coming, refused, send }
}
