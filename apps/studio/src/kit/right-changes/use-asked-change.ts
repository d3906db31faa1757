import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

type AskedChangeParts<Change, Changes, Answer> = Readonly<{
  preview: (change: Change) => Promise<Changes>
  save: Readonly<{
    isPending: boolean
    error: Error | null
    mutate: (change: Change, options: Readonly<{ onSuccess: (answer: Answer) => void }>) => void
  }>
  onSaved: (change: Change, answer: Answer) => void
  /** Whether a change has consequences to ask about; otherwise it is saved at once. */
  isAsked: (change: Change, changes: Changes) => boolean
}>

/** Asks before a change is saved, with what it does to people. `asked` is what the dialog shows. */
export function useAskedChange<Change, Changes, Answer>({
  preview,
  save,
  onSaved,
  isAsked,
}: AskedChangeParts<Change, Changes, Answer>) {
  const [asked, setAsked] = useState<Readonly<{ change: Change; changes: Changes }>>()
  const asking = useMutation({ meta: { shownInPlace: true }, mutationFn: preview })
  const saveNow = (change: Change) =>
    save.mutate(change, {
      onSuccess: (answer) => {
        setAsked(undefined)
        onSaved(change, answer)
      },
    })
  return {
    asked,
    ask: (change: Change) =>
      asking.mutate(change, {
        onSuccess: (changes) => {
          if (isAsked(change, changes)) setAsked({ change, changes })
          else saveNow(change)
        },
      }),
    isPending: asking.isPending || save.isPending,
    /** The refusal of the question, or of saving outside the dialog. */
    error: asking.error ?? (asked ? null : save.error),
    confirm: () => asked && saveNow(asked.change),
    saveNow,
    close: () => setAsked(undefined),
  }
}

/** Whether a change of rights takes or gives anybody anything. */
export function hasConsequences(_: unknown, { changed }: Readonly<{ changed: number }>): boolean {
  return changed > 0
}
