const resolution = 2
const penWidth = 2.5

type Point = Readonly<{ x: number; y: number }>

/**
 * Lets a pointer draw on a canvas; after each stroke `onDrawn` gets the PNG, '' when the canvas is empty
 * again.
 */
export function signaturePad(canvas: HTMLCanvasElement, onDrawn: (png: string) => void) {
  const pen = canvas.getContext('2d')
  let last: Point | null = null
  canvas.width = canvas.clientWidth * resolution
  canvas.height = canvas.clientHeight * resolution
  if (pen) {
    pen.scale(resolution, resolution)
    Object.assign(pen, { lineWidth: penWidth, lineCap: 'round', lineJoin: 'round' })
  }

  const begin = (event: PointerEvent) => {
    canvas.setPointerCapture(event.pointerId)
    last = { x: event.offsetX, y: event.offsetY }
    stroke(event)
  }
  const stroke = ({ offsetX: x, offsetY: y }: PointerEvent) => {
    if (!last || !pen) return
    pen.beginPath()
    pen.moveTo(last.x, last.y)
    pen.lineTo(x, y)
    pen.stroke()
    last = { x, y }
  }
  const end = () => {
    if (last) onDrawn(canvas.toDataURL('image/png'))
    last = null
  }
  const listeners = { pointerdown: begin, pointermove: stroke, pointerup: end, pointercancel: end }
  for (const [type, listener] of Object.entries(listeners)) {
    canvas.addEventListener(type, listener as EventListener)
  }
  const wipe = () => pen?.clearRect(0, 0, canvas.clientWidth, canvas.clientHeight)

  return {
    clear() {
      wipe()
      onDrawn('')
    },
    /** Writes the name as large as fits, for people who cannot draw. */
    write(name: string) {
      if (!pen) return
      wipe()
      const size = Math.min(canvas.clientHeight * 0.5, (canvas.clientWidth * 0.9) / Math.max(2, name.length))
      Object.assign(pen, { font: `${size}px cursive`, textAlign: 'center', textBaseline: 'middle' })
      pen.fillText(name, canvas.clientWidth / 2, canvas.clientHeight / 2, canvas.clientWidth * 0.9)
      onDrawn(canvas.toDataURL('image/png'))
    },
    /** Shows a saved signature; it is sent unchanged. */
    show(png: string) {
      wipe()
      const image = new Image()
      image.onload = () => pen?.drawImage(image, ...fitted(image, canvas))
      image.src = png
      onDrawn(png)
    },
    stop() {
      for (const [type, listener] of Object.entries(listeners)) {
        canvas.removeEventListener(type, listener as EventListener)
      }
    },
  }
}

type Size = Readonly<{ width: number; height: number }>

/** Position and size of a picture centred on the canvas, as large as fits. */
function fitted(image: Size, canvas: HTMLCanvasElement): [number, number, number, number] {
  const { clientWidth, clientHeight } = canvas
  const scale = Math.min(clientWidth / image.width, clientHeight / image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  return [(clientWidth - width) / 2, (clientHeight - height) / 2, width, height]
}
