import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './fit-width.module.css'

type FitWidthProps = Readonly<{
  /** Of what is inside, in millimetres. */
  width: number
  /** At most so large: 1 is the size on paper. */
  most?: number
  children: ReactNode
}>

/** CSS counts 96 pixels to the inch. */
const pixelsPerMillimetre = 96 / 25.4

/** Shows paper as large as there is room for it, in its own proportions. */
export function FitWidth({ width, most = 1, children }: FitWidthProps) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    if (!box.current) return
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  const zoom = room === 0 ? most : Math.min(most, room / (width * pixelsPerMillimetre))
  return (
    <div ref={box}>
      <div className={styles.fit} style={{ '--fit': zoom }}>
        {children}
      </div>
    </div>
  )
}
