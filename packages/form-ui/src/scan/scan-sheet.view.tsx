import { useT } from '@signet/i18n/react'
import { IconButton, Modal } from '@signet/ui'
import { Flashlight, FlashlightOff, ImageUp, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import styles from './scan-sheet.module.css'
import { useCamera } from './use-camera.view.tsx'

export type ScanSheetProps = Readonly<{
  title: string
  /** Gets what the code says; the sheet does not close itself. */
  onFound: (text: string) => void
  onClose: () => void
}>

/** Spec section 9. */
const vibrationMs = 15

/** Reads a QR code or a barcode with the camera, or from a photo where there is none. */
export function ScanSheet({ title, onFound, onClose }: ScanSheetProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isBlank, setBlank] = useState(false)
  const t = useT()
  const found = (text: string | undefined) => {
    if (text === undefined) return
    navigator.vibrate?.(vibrationMs)
    onFound(text)
  }
  const { state, hasLamp, isLit, light } = useCamera(video, async (frame) => found(await readCode(frame)))
  const read = async (photo: File) => {
    const text = await readCode(photo)
    setBlank(text === undefined)
    found(text)
  }

  return (
    <Modal className={styles.sheet} label={title} onClose={onClose}>
      <div className={styles.frame}>
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {hasLamp && (
            <IconButton
              label={t(isLit ? 'scan.darker' : 'scan.lighter')}
              icon={isLit ? <FlashlightOff /> : <Flashlight />}
              onClick={light}
            />
          )}
          <IconButton label={t('ui.close')} icon={<X />} onClick={onClose} />
        </header>
        <div className={styles.stage}>
          <video ref={video} className={styles.video} muted playsInline hidden={state !== 'looking'} />
          {state === 'looking' && <span className={styles.window} aria-hidden="true" />}
          <p className={styles.words} role="status">
            {t(isBlank ? 'scan.nothing' : `scan.${state}`)}
          </p>
        </div>
        <PhotoChoice onPhoto={(photo) => void read(photo).catch(() => setBlank(true))} />
      </div>
    </Modal>
  )
}

function PhotoChoice({ onPhoto }: Readonly<{ onPhoto: (photo: File) => void }>) {
  const t = useT()
  return (
    <footer className={styles.foot}>
      <label className={styles.photo}>
        <ImageUp aria-hidden="true" />
        {t('scan.photo')}
        <input
          type="file"
          accept="image/*"
          onChange={(event) => {
            const [photo] = event.target.files ?? []
            event.target.value = ''
            if (photo) onPhoto(photo)
          }}
        />
      </label>
    </footer>
  )
}

/** The reader comes from our own server; by itself it would ask a stranger's. */
prepareZXingModule({
  overrides: {
    locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasmUrl : prefix + path),
  },
})

/** What a QR code or a barcode in a picture says: a frame of the camera, or a photo as a file. Undefined: there is none. */
export async function readCode(picture: ImageData | Blob | Uint8Array): Promise<string | undefined> {
  const found = await readBarcodes(picture, { tryHarder: true, maxNumberOfSymbols: 1 })
  return found.find(({ isValid, text }) => isValid && text !== '')?.text
}
