import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

type Consequences = Readonly<{ changed: number }>

type AskedChangeParts<Change, Changes> = Readonly<{
  preview: (change: Change) => Promise<Changes>
  save: Readonly<{
    isPending: boolean
    error: Error | null
    mutate: (change: Change, options: Readonly<{ onSuccess: () => void }>) => void
  }>
  onSaved: (change: Change) => void
  /** Whether to ask also when no one gains or loses anything. */
  isAlwaysAsked?: (change: Change) => boolean
}>

/**
 * Asks before a change is saved, with the people who gain or lose something by it. `asked` is what the dialog shows;
 * a change without consequences is saved at once.
 */
export function useAskedChange<Change, Changes extends Consequences>({
  preview,
  save,
  onSaved,
  isAlwaysAsked = () => false,
}: AskedChangeParts<Change, Changes>) {
  const [asked, setAsked] = useState<Readonly<{ change: Change; changes: Changes }>>()
  const asking = useMutation({ meta: { shownInPlace: true }, mutationFn: preview })
  const saveNow = (change: Change) =>
    save.mutate(change, {
      onSuccess: () => {
        setAsked(undefined)
        onSaved(change)
      },
    })
  return {
    asked,
    ask: (change: Change) =>
      asking.mutate(change, {
        onSuccess: (changes) => {
          if (changes.changed === 0 && !isAlwaysAsked(change)) saveNow(change)
          else setAsked({ change, changes })
        },
      }),
    isPending: asking.isPending || save.isPending,
    /** The refusal of the question, or of saving outside the dialog. */
    error: asking.error ?? (asked ? null : save.error),
    confirm: () => asked && saveNow(asked.change),
    close: () => setAsked(undefined),
  }
}
