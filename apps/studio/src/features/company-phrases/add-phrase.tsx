import { useT } from '@signet/i18n/react'
import { ErrorNote } from '@signet/ui'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { Labelled } from '../../shell/labelled.tsx'
import styles from './phrases-page.module.css'
import { useAddPhrase } from './queries.ts'

const longest = 200

/** A new phrase comes last. */
export function AddPhrase() {
  const t = useT()
  const add = useAddPhrase()
  const [text, setText] = useState('')
  const written = text.trim()
  return (
    <form
      className={styles.form}
      aria-label={t('company-phrases.add')}
      onSubmit={(event) => {
        event.preventDefault()
        add.mutate(written, { onSuccess: () => setText('') })
      }}
    >
      <Labelled label={t('company-phrases.new')}>
        {(id) => (
          <Input
            id={id}
            maxLength={longest}
            showCount
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Labelled>
      <ErrorNote error={add.error} />
      <Button type="primary" htmlType="submit" loading={add.isPending} disabled={written === ''}>
        {t('company-phrases.add')}
      </Button>
    </form>
  )
}
