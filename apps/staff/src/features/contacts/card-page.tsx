import { useFormats, useT } from '@signet/i18n/react'
import { Avatar, Button, Cell, CellGroup, IconButton, PageState } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { Building2, Contact, Mail, MessageCircle, Phone, Star } from 'lucide-react'
import { useEffect } from 'react'
import { useCurrentUser } from '../../kit/context/use-current-user.ts'
import { chatHref } from '../../kit/links/chat-href.ts'
import { cardHref, departmentHref } from '../../kit/links/contact-href.ts'
import { BrokenLink } from '../../kit/pages/broken-link.tsx'
import { StackPage } from '../../kit/pages/stack-page.tsx'
import { useMeet } from '../../kit/people/use-people.ts'
import styles from './contacts.module.css'
import { type Card, useCard, useStar } from './queries.ts'
import { saveCard } from './save-card.ts'
import { useSearchText } from './use-search-text.ts'

/** The contact card of a colleague: how they are reached, their place in the company, and who decides while they are away. */
export function CardPage() {
  const id = useSearchText('id')
  return id === '' ? <BrokenLink /> : <CardOf id={id} />
}

function CardOf({ id }: Readonly<{ id: string }>) {
  const t = useT()
  const card = useCard(id)
  useMeetOf(card.data)
  return (
    <StackPage
      title={t('contacts.card')}
      actions={card.data && <StarButton id={id} isStarred={card.data.isStarred} />}
      onRefresh={() => card.refetch()}
    >
      <PageState query={card}>
        {(shown) => (
          <>
            <Head card={shown} />
            <Absence card={shown} />
            <Place card={shown} />
            <More card={shown} />
          </>
        )}
      </PageState>
    </StackPage>
  )
}

/** Whom one looked up is offered first the next time. */
function useMeetOf(card: Card | undefined): void {
  const meet = useMeet()
  const me = useCurrentUser().data?.userInfo.userId
  const id = card?.person.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a card
  useEffect(() => {
    if (id !== undefined && me !== undefined && id !== me) meet([{ id }])
  }, [id, me])
}

function StarButton({ id, isStarred }: Readonly<{ id: string; isStarred: boolean }>) {
  const t = useT()
  const star = useStar(id)
  return (
    <IconButton
      label={t(isStarred ? 'contacts.unstar' : 'contacts.star')}
      icon={<Star className={isStarred ? styles.starred : undefined} />}
      aria-pressed={isStarred}
      disabled={star.isPending}
      onClick={() => star.mutate(!isStarred)}
    />
  )
}

type CardProps = Readonly<{ card: Card }>

function Head({ card }: CardProps) {
  const t = useT()
  const { person, posts, account, mobilePhone, email } = card
  return (
    <>
      <CellGroup label={person.name}>
        <Cell
          icon={<Avatar id={person.id} name={person.name} src={person.headIcon} size={40} />}
          title={person.name}
          note={posts.join(' · ')}
          value={account}
        />
        {mobilePhone && (
          <Cell icon={<Phone />} title={<WayLink href={`tel:${mobilePhone}`} />} note={t('contacts.phone')} />
        )}
        {email && (
          <Cell icon={<Mail />} title={<WayLink href={`mailto:${email}`} />} note={t('contacts.mail')} />
        )}
      </CellGroup>
      <ChatButton card={card} />
      <Button isWide icon={<Contact aria-hidden="true" />} onClick={() => saveCard(card)}>
        {t('contacts.save')}
      </Button>
    </>
  )
}

function ChatButton({ card: { person, account } }: CardProps) {
  const t = useT()
  const { history } = useRouter()
  const me = useCurrentUser().data?.userInfo.userId
  if (me === undefined || me === person.id) return null
  const href = chatHref({ id: person.id, realName: person.name, account, headIcon: person.headIcon })
  return (
    <Button
      tone="primary"
      isWide
      icon={<MessageCircle aria-hidden="true" />}
      onClick={() => history.push(href)}
    >
      {t('chat.open')}
    </Button>
  )
}

/** A number or address that the device calls or writes to. */
function WayLink({ href }: Readonly<{ href: string }>) {
  return (
    <a className={styles.way} href={href}>
      {href.slice(href.indexOf(':') + 1)}
    </a>
  )
}

function Absence({ card: { standIns } }: CardProps) {
  const t = useT()
  const formats = useFormats()
  if (standIns.length === 0) return null
  return (
    <CellGroup title={t('contacts.away')}>
      {standIns.map(({ person, until }) => (
        <Cell
          key={person.id}
          icon={<Avatar id={person.id} name={person.name} src={person.headIcon} size={32} />}
          title={person.name}
          note={t('contacts.standsInUntil', { until: formats.dateTime(until) })}
          href={cardHref(person.id)}
        />
      ))}
    </CellGroup>
  )
}

function Place({ card: { departments, superiors } }: CardProps) {
  const t = useT()
  return (
    <>
      {departments.length > 0 && (
        <CellGroup title={t('contacts.departments')}>
          {departments.map(({ id, name }) => (
            <Cell key={id} icon={<Building2 />} title={name} href={departmentHref(id)} />
          ))}
        </CellGroup>
      )}
      {superiors.length > 0 && (
        <CellGroup title={t('contacts.reportsTo')}>
          {superiors.map(({ id, name, headIcon }) => (
            <Cell
              key={id}
              icon={<Avatar id={id} name={name} src={headIcon} size={32} />}
              title={name}
              href={cardHref(id)}
            />
          ))}
        </CellGroup>
      )}
    </>
  )
}

function More({ card: { fields } }: CardProps) {
  const t = useT()
  if (fields.length === 0) return null
  return (
    <CellGroup title={t('contacts.more')}>
      {fields.map(({ label, text }) => (
        <Cell key={label} title={label} value={text} />
      ))}
    </CellGroup>
  )
}
