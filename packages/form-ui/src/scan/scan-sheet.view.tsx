import { useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import { Flashlight, FlashlightOff, ImageUp } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { LargeDialog } from '../controls/large-dialog.tsx'
import styles from './scan-sheet.module.css'

export type ScanSheetProps = Readonly<{
  title: string
  /** Gets the text of the code; the caller closes the sheet. */
  onFound: (text: string) => void
  onClose: () => void
}>

/** Spec section 9. */
const vibrationMs = 15

/** Scans a QR code or a barcode with the camera, or from a photo where there is none. */
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
    <LargeDialog
      title={title}
      isNarrow
      actions={
        hasLamp && (
          <IconButton
            label={t(isLit ? 'scan.darker' : 'scan.lighter')}
            icon={isLit ? <FlashlightOff /> : <Flashlight />}
            onClick={light}
          />
        )
      }
      onClose={onClose}
    >
      <div className={styles.stage}>
        <video ref={video} className={styles.video} muted playsInline hidden={state !== 'looking'} />
        {state === 'looking' && <span className={styles.window} aria-hidden="true" />}
        <p className={styles.words} role="status">
          {t(isBlank ? 'scan.nothing' : `scan.${state}`)}
        </p>
      </div>
      <PhotoChoice onPhoto={(photo) => void read(photo).catch(() => setBlank(true))} />
    </LargeDialog>
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

/** Loads the scanner from our server; its default is a third party. */
prepareZXingModule({
  overrides: {
    locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasmUrl : prefix + path),
  },
})

/** Reads the code in a camera frame or a photo; undefined when there is none. */
export async function readCode(picture: ImageData | Blob | Uint8Array): Promise<string | undefined> {
  const found = await readBarcodes(picture, { tryHarder: true, maxNumberOfSymbols: 1 })
  return found.find(({ isValid, text }) => isValid && text !== '')?.text
}

export type CameraState = 'asking' | 'looking' | 'denied' | 'missing'

/** The torch of a camera, which the browser types lack. */
type Lamp = Readonly<{ torch?: boolean }>

/** Runs the rear camera while mounted and calls `onFrame` with its frames. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onFrame: (frame: ImageData) => Promise<void>,
) {
  const [state, setState] = useState<CameraState>('asking')
  const [track, setTrack] = useState<MediaStreamTrack>()
  const latest = useRef(onFrame)
  useEffect(() => {
    latest.current = onFrame
  })

  useEffect(() => {
    let isWanted = true
    let opened: MediaStream | undefined
    const look = async () => {
      opened = await openCamera()
      if (!isWanted || !video.current) return close(opened)
      video.current.srcObject = opened
      await video.current.play()
      setTrack(opened.getVideoTracks()[0])
      setState('looking')
    }
    look().catch((error: unknown) => isWanted && setState(reasonOf(error)))
    return () => {
      isWanted = false
      close(opened)
    }
  }, [video])

  useFrames(video, state === 'looking', latest)
  return { state, ...useLamp(track) }
}

function useLamp(track: MediaStreamTrack | undefined) {
  const [isLit, setLit] = useState(false)
  const hasLamp = track !== undefined && 'torch' in (track.getCapabilities?.() ?? {})
  const light = () => {
    const lamp: Lamp = { torch: !isLit }
    void track?.applyConstraints({ advanced: [lamp as MediaTrackConstraintSet] }).then(() => setLit(!isLit))
  }

  return { hasLamp, isLit, light }
}

function openCamera(): Promise<MediaStream> {
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices) return Promise.reject(new DOMException('', 'NotFoundError'))
  return devices.getUserMedia({ video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } } })
}

function close(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

function reasonOf(error: unknown): CameraState {
  const isDenied = error instanceof DOMException && error.name === 'NotAllowedError'
  return isDenied ? 'denied' : 'missing'
}

const largest = 960

/** Takes the next frame after the last one was read. */
function useFrames(
  video: RefObject<HTMLVideoElement | null>,
  isLooking: boolean,
  onFrame: RefObject<(frame: ImageData) => Promise<void>>,
) {
  useEffect(() => {
    if (!isLooking) return
    let isWanted = true
    let isBusy = false
    const canvas = document.createElement('canvas')
    const look = () => {
      if (!isWanted) return
      requestAnimationFrame(look)
      const frame = isBusy || !video.current ? undefined : frameOf(video.current, canvas)
      if (!frame) return
      isBusy = true
      const free = () => {
        isBusy = false
      }
      void onFrame.current(frame).then(free, free)
    }
    look()
    return () => {
      isWanted = false
    }
  }, [video, isLooking, onFrame])
}

function frameOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | undefined {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0) return undefined
  const scale = Math.min(1, largest / Math.max(videoWidth, videoHeight))
  canvas.width = videoWidth * scale
  canvas.height = videoHeight * scale
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return context?.getImageData(0, 0, canvas.width, canvas.height)
}
