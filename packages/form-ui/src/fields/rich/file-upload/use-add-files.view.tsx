import type { KindProblem } from '@signet/form'
import { type FileLimits, problemOfFile } from '@signet/form/kinds'
import { useState } from 'react'
import { useSurroundings } from '../../../form/surroundings.ts'
import { useSignal } from '../../../form/use-signal.ts'

type Place = Readonly<{ path: string; limits: FileLimits; value: readonly unknown[]; onLeave: () => void }>

/** Takes files that were chosen, dropped or photographed: sends what is accepted, and says why the rest is not. */
export function useAddFiles({ path, limits, value, onLeave }: Place) {
  const { uploads } = useSurroundings()
  const pending = useSignal(uploads.pending(path))
  const [refused, setRefused] = useState<readonly KindProblem[]>([])
  const free = Math.max(0, limits.maxFiles - value.length - pending.length)

  const add = (files: readonly File[]) => {
    const problems = files.map((file) => problemOfFile(file, limits))
    const accepted = files.filter((_file, place) => problems[place] === undefined)
    for (const file of accepted.slice(0, free)) uploads.start(path, file)
    const tooMany: KindProblem = { code: 'form.tooManyFiles', params: { max: limits.maxFiles } }
    setRefused([...problems.filter((one) => one !== undefined), ...(accepted.length > free ? [tooMany] : [])])
    if (accepted.length === 0) onLeave()
  }
  return { pending, refused, free, add }
}
