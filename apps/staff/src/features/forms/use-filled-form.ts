import { compileForm, createFormStore, type FormRights, type FormStore, type FormValues } from '@signet/form'
import type { Around } from '@signet/formula'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Values } from './call-of.ts'
import type { KeptForm } from './kept-form.ts'

/** What is chosen beside the form and kept with it: `given`, until somebody chooses another of `words`. */
type Beside<Word> = Readonly<{ given: Word; words: readonly Word[] }>

type FilledFormOptions<Word> = Readonly<{
  definition: Readonly<Record<string, unknown>>
  rights: FormRights
  values: Values
  /** What a new form begins with over its defaults: values that came along with whoever opened it. */
  start?: Values | undefined
  around: Around
  beside: Beside<Word>
  /** Where unsent input is kept; undefined where nothing may be written. */
  kept: KeptForm | undefined
}>

export type FilledForm<Word extends string> = ReturnType<typeof useFilledForm<Word>>

const keepAfterMs = 400

/**
 * A form while it is on the screen. What is typed is kept on the device at once and comes back
 * after a crash or a reload; when the record changes meanwhile, what is typed stays over what came.
 */
export function useFilledForm<Word extends string>(options: FilledFormOptions<Word>) {
  const { definition, rights, values, start, around, beside: offered, kept } = options
  const [found, setFound] = useState(() => kept?.read() ?? null)
  const keptWord = offered.words.find((word) => word === found?.beside)
  const [chosen, choose] = useState<Word | undefined>(keptWord)
  const beside = chosen ?? offered.given
  const current = useRef<FormStore>(undefined)
  const plan = useMemo(() => compileForm(definition), [definition])
  const store = useMemo(() => {
    const typed = current.current?.isDirty.peek() ? current.current.values() : (found?.values ?? start)
    return createFormStore(plan, { rights, around, values: storedValues(values), draft: storedValues(typed) })
  }, [plan, rights, around, values, start, found])
  const keepNow = useKeeping(store, kept, beside, chosen !== undefined)

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

/** Writes down what is typed, a moment after the last key, and at once when the page goes away. */
function useKeeping(store: FormStore, kept: KeptForm | undefined, beside: string, isChosen: boolean) {
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

/** Values as they came over the wire or from the device: the store reads each with its kind, whatever it is. */
function storedValues(values: Values | undefined): FormValues | undefined {
  return values && Object.keys(values).length > 0 ? (values as FormValues) : undefined
}
