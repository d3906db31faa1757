import type { Referent } from '@signet/form'
import { listed, listIn, type OneOrSeveral } from '@signet/form/kinds'
import { useLanguage, useT } from '@signet/i18n/react'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { SheetButton, useOpened } from '../controls/sheet-button.tsx'
import type { Choice } from '../form/form-environment.ts'
import { useFormContext } from '../form/surroundings.ts'
import { useWords } from '../form/use-speaker.ts'
import styles from './lookup.module.css'
import { type LookupEditProps, useChosen } from './use-lookup.ts'

/** Loaded when somebody chooses, so that forms open without it. */
const loadSheet = () => import('./lookup-sheet.tsx')
const LookupSheet = lazy(async () => ({ default: (await loadSheet()).LookupSheet }))

/** A choice from outside the form: a box that shows it, with a list or a tree. It requests nothing until opened. */
export function LookupEdit(props: LookupEditProps) {
  const { of, settings, value, onChange, onLeave, field, pictureOf } = props
  const { isOpen, toggle, close } = useOpened(onLeave)
  useSheetAtHand()
  const t = useT()
  const words = useWords()
  const ids = listed(value)
  const chosen = useChosen(of, ids)
  const { multiple } = settings

  return (
    <>
      <SheetButton
        {...props}
        isOpen={isOpen}
        placeholder={words(settings.placeholder) || t(`${field.kindName}.choose`)}
        onPress={toggle}
        {...(multiple && { several: chosen.map((choice) => lineOf(choice, pictureOf)) })}
        onTakeOut={(index) => onChange(ids.toSpliced(index, 1))}
        onClear={() => onChange(multiple ? [] : null)}
      >
        {ids.length > 0 && <LookupNames of={of} value={value} {...(pictureOf ? { pictureOf } : {})} />}
      </SheetButton>
      {isOpen && (
        <Suspense>
          <LookupSheet {...props} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

/** At a desk people open it by a key and type at once, so it is there before; without a network it comes when opened. */
function useSheetAtHand(): void {
  const { pointer } = useFormContext()
  useEffect(() => {
    if (pointer === 'fine') loadSheet().catch(() => undefined)
  }, [pointer])
}

function lineOf({ name, note, ...choice }: Choice, pictureOf: LookupEditProps['pictureOf']) {
  const text = note ? `${name} · ${note}` : name
  if (!pictureOf) return text
  return (
    <span className={styles.thing}>
      {pictureOf({ name, ...choice })}
      {text}
    </span>
  )
}

type LookupNamesProps = Readonly<{
  of: Referent
  value: OneOrSeveral
  pictureOf?: (choice: Choice) => ReactNode
}>

/** Names, each with its picture if there is one, on as many lines as needed. */
export function LookupNames({ of, value, pictureOf }: LookupNamesProps) {
  const { locale } = useLanguage()
  const chosen = useChosen(of, listed(value))
  if (!pictureOf)
    return listIn(
      locale,
      chosen.map(({ name }) => name),
    )

  return (
    <span className={styles.things}>
      {chosen.map((choice) => (
        <span key={choice.id} className={styles.thing}>
          {pictureOf(choice)}
          {choice.name}
        </span>
      ))}
    </span>
  )
}
