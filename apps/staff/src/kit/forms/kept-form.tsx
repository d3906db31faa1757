import type { Store } from '@signet/client'
import { useFormats, useT } from '@signet/i18n/react'
import { Button, useFeedback } from '@signet/ui'
import { History } from 'lucide-react'
import { z } from 'zod'
import { useNow } from '../context/use-now.ts'
import { NoteBar } from './note-bar.tsx'
import type { Values } from './use-command.ts'

/** Unsent input: the values, the choice beside the form, and when it was saved. */
export type UnsentInput = Readonly<{ values: Values; beside: string; at: string }>

const Kept = z.object({
  values: z.record(z.string(), z.unknown()),
  beside: z.string().max(100),
  at: z.iso.datetime(),
})

export type KeptForm = ReturnType<typeof keptForm>

/**
 * The unsent form of one person about one subject (a flow, a case, a record), kept on the device through
 * crash and reload.
 */
export function keptForm(store: Store, personId: string, subject: string) {
  const name = `unsent:${personId}:${subject}`
  return {
    read(): UnsentInput | null {
      try {
        const parsed = Kept.safeParse(JSON.parse(store.getItem(name) ?? 'null'))
        return parsed.success ? parsed.data : null
      } catch {
        return null
      }
    },
    /** Returns false when the device has no space for it. */
    keep(kept: UnsentInput): boolean {
      try {
        store.setItem(name, JSON.stringify(kept))
        return true
      } catch {
        return false
      }
    },
    forget: () => store.removeItem(name),
  }
}

type RestoredNoteProps = Readonly<{ at: string; onDiscard: () => void }>

/** Says that unsent input was restored, and offers to start over. */
export function RestoredNote({ at, onDiscard }: RestoredNoteProps) {
  const t = useT()
  const formats = useFormats()
  const now = useNow()
  const feedback = useFeedback()
  const discard = async () => {
    const question = {
      title: t('forms.restored.discard.title'),
      body: t('forms.restored.discard.body'),
      confirm: t('forms.restored.discard.confirm'),
      tone: 'danger',
    } as const
    if (await feedback.ask(question)) onDiscard()
  }

  return (
    <NoteBar Icon={History} role="status" text={t('forms.restored.text', { time: formats.near(at, now) })}>
      <Button tone="quiet" size="small" onClick={() => void discard()}>
        {t('forms.restored.discard')}
      </Button>
    </NoteBar>
  )
}
