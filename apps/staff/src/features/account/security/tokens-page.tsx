import { useFormats, useT } from '@signet/i18n/react'
import { Button, Cell, CellGroup, Empty, PageState, Status, sharedStyles, useFeedback } from '@signet/ui'
import { Copy, Plus } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useCopy } from '../../../kit/context/use-copy.ts'
import { useNow } from '../../../kit/context/use-now.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { type MyToken, useAccountChange, useMyTokens } from '../queries.ts'
import { TokenSheet } from './token-sheet.tsx'
import styles from './two-step-page.module.css'

/** My personal tokens, and the keys with which programs of the company call in my name. */
export function TokensPage() {
  const t = useT()
  const tokens = useMyTokens()
  const [isMaking, setMaking] = useState(false)
  const [secret, setSecret] = useState<string>()

  return (
    <StackPage title={t('account.tokens.title')} onRefresh={tokens.refetch}>
      {secret ? (
        <NewToken secret={secret} onKept={() => setSecret(undefined)} />
      ) : (
        <>
          <PageState query={tokens} skeletonRows={2}>
            {(list) => <TokenLists tokens={list} />}
          </PageState>
          <Button tone="primary" isWide icon={<Plus aria-hidden="true" />} onClick={() => setMaking(true)}>
            {t('account.tokens.new')}
          </Button>
        </>
      )}
      {isMaking && (
        <TokenSheet
          onMade={(made) => {
            setMaking(false)
            setSecret(made)
          }}
          onClose={() => setMaking(false)}
        />
      )}
    </StackPage>
  )
}

function TokenLists({ tokens }: Readonly<{ tokens: readonly MyToken[] }>) {
  const t = useT()
  const mine = tokens.filter(({ kind }) => kind === 'personal')
  const others = tokens.filter(({ kind }) => kind === 'program')
  return (
    <>
      {mine.length === 0 && <Empty title={t('account.tokens.empty')} hint={t('account.tokens.emptyHint')} />}
      {mine.length > 0 && (
        <CellGroup title={t('account.tokens.mine')}>
          {mine.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </CellGroup>
      )}
      {others.length > 0 && (
        <CellGroup title={t('account.tokens.programs')}>
          {others.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </CellGroup>
      )}
    </>
  )
}

function TokenRow({ token }: Readonly<{ token: MyToken }>) {
  const t = useT()
  const { relative, dateTime } = useFormats()
  const now = useNow()
  const { accessKeys } = useClient()
  const feedback = useFeedback()
  const remove = useAccountChange(accessKeys.removeMine)
  const { id, name, ending, state, scopes, expiresAt, usedAt, usedFrom } = token
  const ask = async () => {
    const isSure = await feedback.ask({
      title: t('account.tokens.removeAsk', { name }),
      body: t('account.tokens.removeHint'),
      confirm: t('account.tokens.remove'),
      tone: 'danger',
    })
    if (isSure) remove.mutate({ id })
  }
  const used =
    usedAt === null
      ? t('account.tokens.neverUsed')
      : t('account.tokens.used', { when: relative(usedAt, now), address: usedFrom })
  const ends =
    expiresAt === null ? t('account.tokens.never') : t('account.tokens.until', { when: dateTime(expiresAt) })

  return (
    <Cell
      title={
        <>
          {name} <span className={sharedStyles.weak}>…{ending}</span>
        </>
      }
      note={
        <>
          {t('account.tokens.scopeCount', { count: scopes.length })} · {used}
          <br />
          {state === 'expired' ? <Status kind="overdue">{t('account.tokens.expired')}</Status> : ends}
        </>
      }
      value={
        <Button
          size="small"
          tone="quiet"
          isBusy={remove.isPending}
          aria-label={t('account.tokens.removeOne', { name })}
          onClick={() => void ask()}
        >
          {t('account.tokens.remove')}
        </Button>
      }
    />
  )
}

/** Shown once; the server keeps only its hash. */
function NewToken({ secret, onKept }: Readonly<{ secret: string; onKept: () => void }>) {
  const t = useT()
  const copy = useCopy()
  return (
    <>
      <section className={styles.card} aria-label={t('account.tokens.secret')}>
        <h2>{t('account.tokens.secret')}</h2>
        <p className={sharedStyles.weak}>{t('account.tokens.secretHint')}</p>
        <div className={styles.secret}>
          <code>{secret}</code>
        </div>
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy(secret)}>
          {t('account.twoStep.copy')}
        </Button>
      </section>
      <Button tone="primary" isWide onClick={onKept}>
        {t('account.tokens.kept')}
      </Button>
    </>
  )
}
