import { compileForm, createFormStore, type FormRights, type FormStore, type FormValues } from '@signet/form'
import type { FormulaContext } from '@signet/formula'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { KeptForm } from './kept-form.tsx'
import type { Values } from './use-command.ts'

/** A choice beside the form, saved with it: `given` until the person chooses another of `words`. */
type SideChoice<Word> = Readonly<{ given: Word; words: readonly Word[] }>

type FilledFormOptions<Word> = Readonly<{
  definition: Readonly<Record<string, unknown>>
  rights: FormRights
  values: Values
  /** Initial values of a new form, over its defaults, from the page that opened it. */
  start?: Values | undefined
  context: FormulaContext
  beside: SideChoice<Word>
  /** Where unsent input is kept; undefined for a read-only form. */
  kept: KeptForm | undefined
}>

export type FilledForm<Word extends string> = ReturnType<typeof useFilledForm<Word>>

const keepAfterMs = 400

/**
 * The state of a form on the screen. Input is kept on the device and restored after a crash or reload; when
 * the record changes, input wins over the new values.
 */
export function useFilledForm<Word extends string>(options: FilledFormOptions<Word>) {
  const { definition, rights, values, start, context, beside: offered, kept } = options
  const [found, setFound] = useState(() => kept?.read() ?? null)
  const keptWord = offered.words.find((word) => word === found?.beside)
  const [chosen, choose] = useState<Word | undefined>(keptWord)
  const beside = chosen ?? offered.given
  const current = useRef<FormStore>(undefined)
  const plan = useMemo(() => compileForm(definition), [definition])
  const store = useMemo(() => {
    const typed = current.current?.isDirty.peek() ? current.current.values() : (found?.values ?? start)
    return createFormStore(plan, {
      rights,
      context,
      values: storedValues(values),
      draft: storedValues(typed),
    })
  }, [plan, rights, context, values, start, found])
  const keepNow = useSaveInput(store, kept, beside, chosen !== undefined)

  useEffect(() => {
    current.current = store
  }, [store])

  const forget = useCallback(() => {
    kept?.forget()
    current.current?.markSaved()
    choose(undefined)
  }, [kept])
  const discard = useCallback(() => {
    forget()
    current.current = undefined
    setFound(null)
  }, [forget])

  return { plan, store, beside, choose, restoredAt: found?.at ?? null, discard, forget, keepNow }
}

/** Saves input shortly after the last key, and at once when the page is left. */
function useSaveInput(store: FormStore, kept: KeptForm | undefined, beside: string, isChosen: boolean) {
  const latest = useRef(() => {})
  const keepNow = useCallback(() => latest.current(), [])
  useEffect(() => {
    latest.current = () => {
      if (!kept || !(store.isDirty.peek() || isChosen)) return
      kept.keep({ values: store.values(), beside, at: new Date().toISOString() })
    }
    if (isChosen) latest.current()
  }, [store, kept, beside, isChosen])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isFirst = true
    const stop = store.edits.subscribe(() => {
      if (!isFirst) {
        clearTimeout(timer)
        timer = setTimeout(keepNow, keepAfterMs)
      }
      isFirst = false
    })
    window.addEventListener('pagehide', keepNow)
    return () => {
      if (timer !== undefined) keepNow()
      clearTimeout(timer)
      stop()
      window.removeEventListener('pagehide', keepNow)
    }
  }, [store, keepNow])
  return keepNow
}

/** Values from the wire or the device; the store parses each with its kind. */
function storedValues(values: Values | undefined): FormValues | undefined {
  return values && Object.keys(values).length > 0 ? (values as FormValues) : undefined
}

/** Form rights from the server's list, which names every field; fields it omits are read-only. */
export function rightsOf(fields: FormRights['fields']): FormRights {
  return { otherwise: 'read', fields }
}
