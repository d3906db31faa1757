import { useT } from '@signet/i18n/react'
import { classes } from '@signet/ui'
import { Input, type InputRef } from 'antd'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styles from './search-box.module.css'

const pauseMs = 250

/** Searches after a pause in typing. `/` focuses it from anywhere; Escape clears it. */
export function SearchBox({
  value,
  onSearch,
}: Readonly<{ value: string; onSearch: (word: string) => void }>) {
  const t = useT()
  const input = useRef<InputRef>(null)
  const [word, setWord] = useState(value)
  useSlash(() => input.current?.focus({ cursor: 'all' }))
  useEffect(() => setWord(value), [value])
  useEffect(() => {
    if (word.trim() === value) return
    const timer = setTimeout(() => onSearch(word.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [word, value, onSearch])

  return (
    <Input
      ref={input}
      className={classes(styles.search)}
      type="search"
      aria-label={t('studio.list.search')}
      placeholder={t('studio.list.search')}
      prefix={<Search size={16} aria-hidden />}
      suffix={<kbd className={styles.key}>/</kbd>}
      value={word}
      onChange={(event) => setWord(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        setWord('')
        input.current?.blur()
      }}
    />
  )
}

function useSlash(focus: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select')
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      focus()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })
}
