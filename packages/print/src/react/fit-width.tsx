import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './fit-width.module.css'

type FitWidthProps = Readonly<{
  /** Width of the content in millimetres. */
  width: number
  /** Maximum scale; 1 is the paper size. */
  most?: number
  children: ReactNode
}>

/** CSS counts 96 pixels to the inch. */
const pixelsPerMillimetre = 96 / 25.4

/** Scales paper to the available width. */
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
