import { type RefObject, useEffect, useRef, useState } from 'react'

export type CameraState = 'asking' | 'looking' | 'denied' | 'missing'

/** A lamp beside the camera, which the types of the browser do not know yet. */
type Lamp = Readonly<{ torch?: boolean }>

/** The camera on the back, as long as something is on the screen; `onFrame` looks at a picture of it, again and again. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onFrame: (frame: ImageData) => Promise<void>,
) {
  const [state, setState] = useState<CameraState>('asking')
  const [track, setTrack] = useState<MediaStreamTrack>()
  const [isLit, setLit] = useState(false)
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
  const hasLamp = track !== undefined && 'torch' in (track.getCapabilities?.() ?? {})
  const light = () => {
    const lamp: Lamp = { torch: !isLit }
    void track?.applyConstraints({ advanced: [lamp as MediaTrackConstraintSet] }).then(() => setLit(!isLit))
  }
  return { state, hasLamp, isLit, light }
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

/** One picture after the other: the next is taken when the last was read. */
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
