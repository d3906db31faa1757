import { useT } from '@signet/i18n/react'
import { Button, ErrorNote, Sheet, useFeedback } from '@signet/ui'
import { useEffect, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import styles from './avatar-part.module.css'
import { cutSquare } from './cut-square.ts'
import { useSetAvatar } from './queries.ts'

type CropSheetProps = Readonly<{ file: File; onClose: () => void }>

/** Lets the person choose the part of a picture that others see: drag, pinch, arrow keys, or the slider. */
export function CropSheet({ file, onClose }: CropSheetProps) {
  const t = useT()
  const feedback = useFeedback()
  const save = useSetAvatar()
  const address = useObjectAddress(file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const send = () => {
    if (!area || !address) return
    save.mutate(() => cutSquare(address, area), {
      onSuccess: () => {
        feedback.success(t('account.avatar.saved'))
        onClose()
      },
    })
  }

  return (
    <Sheet
      title={t('account.avatar.crop')}
      onClose={onClose}
      footer={
        <Button tone="primary" isWide isBusy={save.isPending} disabled={!area} onClick={send}>
          {t('account.data.save')}
        </Button>
      }
    >
      <div className={styles.stage}>
        {address && (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            disableAutomaticStylesInjection
            cropperProps={{ 'aria-label': t('account.avatar.cropArea') }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <label className={styles.zoom}>
        {t('account.avatar.zoom')}
        <input
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      <ErrorNote error={save.error} />
    </Sheet>
  )
}

/** The address of a file in the page while it is shown. */
function useObjectAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
