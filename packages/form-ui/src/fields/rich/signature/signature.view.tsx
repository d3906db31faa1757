import type { signature } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { Button, IconButton } from '@signet/ui'
import { PenLine, Stamp, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'
import { useFormContext } from '../../../form/surroundings.ts'
import { useWords } from '../../../form/use-speaker.ts'
import { SavedSignatures, useDefaultSignature } from './saved-signatures.view.tsx'
import styles from './signature.module.css'

const SignatureSheet = lazy(async () => ({
  default: (await import('./signature-sheet.view.tsx')).SignatureSheet,
}))

function SignatureEdit(props: ControlProps<typeof signature>) {
  const { value, settings, label, onChange, onLeave } = props
  const { signatures } = useFormContext().environment
  useDefaultSignature(props)
  const [open, setOpen] = useState<'paper' | 'saved'>()
  const t = useT()
  const close = () => {
    setOpen(undefined)
    onLeave()
  }
  const sign = (picture: string) => {
    onChange(picture)
    close()
  }

  return (
    <>
      <div className={styles.box} data-signed={value !== '' || undefined}>
        {value === '' ? (
          <SignButton {...props} onPress={() => setOpen('paper')} />
        ) : (
          <SignedPicture {...props} onAgain={() => setOpen('paper')} onRemove={() => onChange('')} />
        )}
      </div>
      {settings.useSaved && signatures && (
        <div className={styles.tool}>
          <Button
            size="small"
            tone="quiet"
            icon={<Stamp aria-hidden="true" />}
            onClick={() => setOpen('saved')}
          >
            {t('signature.useSaved')}
          </Button>
        </div>
      )}
      {open === 'paper' && (
        <Suspense>
          <SignatureSheet title={label} onSigned={sign} onClose={close} />
        </Suspense>
      )}
      {open === 'saved' && signatures && (
        <SavedSignatures mine={signatures.mine} onChosen={sign} onClose={close} />
      )}
    </>
  )
}

type SignButtonProps = ControlProps<typeof signature> & Readonly<{ onPress: () => void }>

function SignButton({ id, settings, describedBy, isInvalid, onPress }: SignButtonProps) {
  const words = useWords()
  const t = useT()
  return (
    <button
      type="button"
      id={id}
      className={styles.sign}
      aria-haspopup="dialog"
      aria-labelledby={`${id}-label ${id}-words`}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onClick={onPress}
    >
      <PenLine aria-hidden="true" />
      <span id={`${id}-words`}>{words(settings.placeholder) || t('signature.sign')}</span>
    </button>
  )
}

type SignedPictureProps = ControlProps<typeof signature> &
  Readonly<{ onAgain: () => void; onRemove: () => void }>

function SignedPicture({ id, value, label, describedBy, onAgain, onRemove }: SignedPictureProps) {
  const t = useT()
  return (
    <>
      <button
        type="button"
        id={id}
        className={styles.again}
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        aria-label={t('signature.again', { field: label })}
        onClick={onAgain}
      >
        <img className={styles.picture} src={value} alt={t('signature.of', { field: label })} />
      </button>
      <span className={styles.remove}>
        <IconButton label={t('signature.remove', { field: label })} icon={<X />} onClick={onRemove} />
      </span>
    </>
  )
}

function SignatureRead({ value, label }: ReadProps<typeof signature>) {
  const t = useT()
  return (
    <span className={styles.read}>
      <img className={styles.picture} src={value} alt={t('signature.of', { field: label })} />
    </span>
  )
}

export const signatureView: FieldView<typeof signature> = {
  Edit: SignatureEdit,
  Read: SignatureRead,
  labels: 'group',
}
