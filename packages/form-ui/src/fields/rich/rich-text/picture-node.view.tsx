import type { KindProblem } from '@signet/form'
import { type FileLimits, problemOfFile } from '@signet/form/kinds'
import { mergeAttributes, Node } from '@tiptap/core'
import { useState } from 'react'
import type { Upload } from '../../../form/form-environment.ts'
import { useFormContext } from '../../../form/surroundings.ts'

/** A picture node that stores its file id and resolves the address on every render. */
export function pictureNode(urlOf: (fileId: string) => string) {
  return Node.create({
    name: 'picture',
    group: 'inline',
    inline: true,
    draggable: true,
    addAttributes: () => ({
      fileId: {
        default: '',
        parseHTML: (element) => element.getAttribute('data-file'),
        renderHTML: ({ fileId }) => ({ 'data-file': fileId }),
      },
      alt: { default: '' },
    }),
    parseHTML: () => [{ tag: 'img[data-file]' }],
    renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
    addNodeView() {
      return ({ node }) => {
        const { fileId, alt } = node.attrs as Readonly<{ fileId: string; alt: string }>
        const dom = Object.assign(document.createElement('img'), { src: urlOf(fileId), alt })
        dom.dataset['file'] = fileId
        return { dom, ignoreMutation: () => true }
      }
    },
  })
}

/** Updates pictures whose address was loaded in the meantime. */
export function refreshPictures(root: HTMLElement, urlOf: (fileId: string) => string): void {
  for (const picture of root.querySelectorAll<HTMLImageElement>('img[data-file]')) {
    const url = urlOf(picture.dataset['file'] ?? '')
    if (picture.getAttribute('src') !== url) picture.src = url
  }
}

export const pictureLimits: FileLimits = {
  maxFiles: 20,
  maxMegabytes: 10,
  accept: ['.jpg', '.jpeg', '.jfif', '.png', '.gif', '.webp', '.bmp'],
}

export type PendingPicture = Readonly<{ key: string; name: string; upload: Upload; remove: () => void }>
type Insert = (fileId: string, name: string) => void

/** Holds uploads of pictures; each is inserted once it is uploaded and checked. */
export function useSentPictures() {
  const { files } = useFormContext().environment
  const [coming, setComing] = useState<readonly PendingPicture[]>([])
  const [refused, setRefused] = useState<readonly KindProblem[]>([])

  const send = (some: readonly File[], insert: Insert) => {
    const problems = some.map((file) => problemOfFile(file, pictureLimits))
    setRefused(problems.filter((problem) => problem !== undefined))
    for (const [index, file] of some.entries()) {
      if (problems[index] === undefined) start(file, insert)
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
