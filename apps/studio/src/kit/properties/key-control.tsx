import { FieldKey } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { Input } from 'antd'
import { useState } from 'react'
import styles from './properties.module.css'

/** The field's name in formulas and in the table. Applied on blur, and only while it may change. */
export function KeyControl({
  id,
  value,
  onChange,
}: Readonly<{ id: string; value: string; onChange: (key: string) => void }>) {
  const t = useT()
  const [typed, setTyped] = useState(value)
  const isGood = FieldKey.safeParse(typed).success
  const leave = () => (isGood ? onChange(typed) : setTyped(value))

  return (
    <>
      <Input
        id={id}
        value={typed}
        spellCheck={false}
        status={isGood ? '' : 'error'}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
        onPressEnter={leave}
      />
      {!isGood && <p className={styles.mistake}>{t('studio.key.wrong')}</p>}
    </>
  )
}

type WithId = Readonly<{ id: string }>

/** The first unused id like `option3`. It is stored, so it does not depend on the language. */
export function freeId(named: readonly WithId[], word: string): string {
  const taken = new Set(named.map(({ id }) => id))
  let number = named.length + 1
  while (taken.has(`${word}${number}`)) number += 1
  return `${word}${number}`
}
