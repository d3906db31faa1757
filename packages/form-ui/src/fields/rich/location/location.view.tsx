import { type location, problemOfPlace, textOfPlace } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { Button, sharedStyles } from '@signet/ui'
import { MapPin, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { SheetButton } from '../../../controls/sheet-button.tsx'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'
import { useFormContext } from '../../../form/surroundings.ts'
import { useWords } from '../../../form/use-speaker.ts'
import styles from './location.module.css'
import { findOwnPosition } from './own-position.view.tsx'
import { placeOf } from './place-of.ts'

const PlacePicker = lazy(async () => ({ default: (await import('./place-picker.view.tsx')).PlacePicker }))

const PlaceSheet = lazy(async () => ({ default: (await import('./place-sheet.view.tsx')).PlaceSheet }))

function LocationEdit(props: ControlProps<typeof location>) {
  const { value, settings, label, onChange, onLeave } = props
  const { environment, pointer } = useFormContext()
  const [isOpen, setOpen] = useState(false)
  const words = useWords()
  const t = useT()
  const { places } = environment
  const isHere = pointer === 'coarse' || settings.onDesktop
  useStartHere(props)
  const close = () => {
    setOpen(false)
    onLeave()
  }

  return (
    <>
      <SheetButton
        {...props}
        isOpen={isOpen}
        placeholder={words(settings.placeholder) || t('location.choose')}
        onPress={() => isHere && setOpen(true)}
      >
        {value && <span className={styles.chosen}>{textOfPlace(value)}</span>}
      </SheetButton>
      {!isHere && <p className={sharedStyles.note}>{t('location.onPhone')}</p>}
      {value && (
        <div className={styles.tool}>
          <Button size="small" tone="quiet" icon={<X aria-hidden="true" />} onClick={() => onChange(null)}>
            {t('location.clear')}
          </Button>
        </div>
      )}
      {isOpen && places && (
        <Suspense>
          <PlacePicker
            title={label}
            value={value}
            settings={settings}
            places={places}
            onChosen={(place) => {
              onChange(place)
              close()
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}

function LocationRead({ value }: ReadProps<typeof location>) {
  const { environment } = useFormContext()
  const [isOpen, setOpen] = useState(false)
  const { places } = environment
  if (value === null) return null
  if (!places) return textOfPlace(value)

  return (
    <>
      <button type="button" className={styles.place} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MapPin aria-hidden="true" />
        <span>{textOfPlace(value)}</span>
      </button>
      {isOpen && (
        <Suspense>
          <PlaceSheet place={value} places={places} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export const locationView: FieldView<typeof location> = { Edit: LocationEdit, Read: LocationRead }

type StartHereOptions = Pick<ControlProps<typeof location>, 'settings' | 'value' | 'onChange'>

/** Fills a new form once with the position of the person, unless it would be refused. */
function useStartHere({ settings, value, onChange }: StartHereOptions) {
  const { store, environment } = useFormContext()
  const { places } = environment
  const isWanted = settings.startHere && store.isNew && value === null
  const hasAsked = useRef(false)
  const latest = useRef({ settings, onChange })
  useEffect(() => {
    latest.current = { settings, onChange }
  })

  useEffect(() => {
    if (!isWanted || !places || hasAsked.current) return
    hasAsked.current = true
    const fill = async () => {
      const from = await findOwnPosition()
      const place = placeOf(await places.nameOf(from), from)
      if (!problemOfPlace(place, latest.current.settings)) latest.current.onChange(place)
    }
    // Without a position, a person chooses on the map.
    fill().catch(() => undefined)
  }, [isWanted, places])
}
