import { SignatureSheet } from '@signet/form-ui/signature-sheet'
import { useT } from '@signet/i18n/react'
import { Button, Empty, PageState, Status, useFeedback } from '@signet/ui'
import { PenLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { StackPage } from '../../kit/pages/stack-page.tsx'
import {
  type Signature,
  useAddSignature,
  useRemoveSignature,
  useSetDefaultSignature,
  useSignatures,
} from './queries.ts'
import styles from './signatures-page.module.css'

const most = 10

/** Saved signatures: add, choose the default, delete. */
export function SignaturesPage() {
  const t = useT()
  const query = useSignatures()
  const add = useAddSignature()
  const [isOpen, setOpen] = useState(false)
  const isFull = (query.data?.length ?? 0) >= most
  const sign = (picture: string) => add.mutate(picture, { onSuccess: () => setOpen(false) })

  return (
    <StackPage
      title={t('signatures.title')}
      onRefresh={() => query.refetch()}
      footer={
        <Button
          tone="primary"
          isWide
          disabled={isFull}
          isBusy={add.isPending}
          icon={<PenLine aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {t('signatures.add')}
        </Button>
      }
    >
      <PageState
        query={query}
        isEmpty={(list) => list.length === 0}
        empty={<Empty icon={<PenLine />} title={t('signatures.empty')} hint={t('signatures.emptyHint')} />}
      >
        {(list) => (
          <>
            <ul className={styles.list} aria-label={t('signatures.title')}>
              {list.map((signature, position) => (
                <SignatureCard key={signature.id} signature={signature} index={position + 1} />
              ))}
            </ul>
            <p className={styles.note}>{t('signatures.count', { count: list.length, most })}</p>
          </>
        )}
      </PageState>
      {isOpen && (
        <SignatureSheet title={t('signatures.add')} onSigned={sign} onClose={() => setOpen(false)} />
      )}
    </StackPage>
  )
}

type SignatureCardProps = Readonly<{ signature: Signature; index: number }>

function SignatureCard({ signature, index }: SignatureCardProps) {
  const t = useT()
  const feedback = useFeedback()
  const setDefault = useSetDefaultSignature()
  const remove = useRemoveSignature()
  const { id, signImg, isDefault } = signature
  const ask = async () => {
    const isConfirmed = await feedback.ask({
      title: t('signatures.remove.ask'),
      body: t('signatures.remove.hint'),
      confirm: t('signatures.remove'),
      tone: 'danger',
    })
    if (isConfirmed) remove.mutate(id)
  }

  return (
    <li className={styles.card}>
      <div className={styles.paper}>
        <img src={signImg} alt={t('signatures.one', { place: index })} />
      </div>
      <div className={styles.actions}>
        {isDefault === 1 ? (
          <Status kind="passed">{t('signatures.default')}</Status>
        ) : (
          <Button
            size="small"
            tone="quiet"
            isBusy={setDefault.isPending}
            aria-label={t('signatures.setDefaultOne', { place: index })}
            onClick={() => setDefault.mutate(id)}
          >
            {t('signatures.setDefault')}
          </Button>
        )}
        <Button
          size="small"
          tone="quiet"
          isBusy={remove.isPending}
          icon={<Trash2 aria-hidden="true" />}
          aria-label={t('signatures.removeOne', { place: index })}
          onClick={() => void ask()}
        >
          {t('signatures.remove')}
        </Button>
      </div>
    </li>
  )
}
