import { useState } from 'react'
import { tintOf, tintStyle } from '../look/tint.ts'
import styles from './avatar.module.css'

type AvatarProps = Readonly<{ id: string; name: string; src?: string; size?: 24 | 32 | 40 | 56 }>

/** The picture of a person, or initials on a colour of their own. Show the name beside it. */
export function Avatar({ id, name, src, size = 40 }: AvatarProps) {
  const [isBroken, setBroken] = useState(false)
  const box = { width: size, height: size, fontSize: size * 0.34 }

  if (src && !isBroken) {
    return <img className={styles.avatar} style={box} src={src} alt="" onError={() => setBroken(true)} />
  }
  return (
    // Drawn as an image, so that accessible names do not include the initials.
    <span
      className={styles.avatar}
      style={{ ...box, ...tintStyle(tintOf(id)) }}
      data-initials={initialsOf(name)}
      aria-hidden="true"
    />
  )
}

/** The given name of a Chinese person (two characters at most), the initials of others. */
export function initialsOf(name: string): string {
  const trimmed = name.trim()
  if (/\p{Script=Han}/u.test(trimmed)) return [...trimmed].slice(-2).join('')
  const words = trimmed.split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
