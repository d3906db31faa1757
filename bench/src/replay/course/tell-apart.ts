import { hash } from 'node:crypto'
import { begins, type Deed } from '../log/activity.ts'
import { type CourseStatus, statusAfterDeed } from './course-state.ts'
import { missing } from './rounds.ts'

/** One document of a kind while its deeds are being told apart from those of others. */
type Paper = Readonly<{
  status: CourseStatus | undefined
  /** The role that saved or submitted it first: nobody else saves or submits it. */
  starter: string
  /** Who has agreed since it was submitted last. */
  agreed: readonly string[]
}>

/** More ways to read a log than this are not tried. */
const mostTried = 20_000

/**
 * The number of the document that each deed is about, where a log only names their kind: the first reading in which every
 * deed is possible. What is submitted goes on with the latest that can be submitted again, or begins another; who agrees,
 * agrees to the oldest that still needs him. A log that cannot be read so at all is read as it comes, up to what is
 * impossible in it.
 */
export function tellApart(deeds: readonly Deed[]): readonly number[] {
  return readable(deeds) ?? asItComes(deeds)
}

type Position = { papers: readonly Paper[]; places: readonly number[]; tried: number }

/** Goes on as long as the deeds are possible, and back to the next reading where one is not. */
function readable(deeds: readonly Deed[]): readonly number[] | undefined {
  const leadNowhere = new Set<string>()
  const trail: Position[] = []
  let papers: readonly Paper[] = []
  for (;;) {
    const deed = deeds[trail.length]
    if (!deed) return trail.map(({ places, tried }) => places[tried - 1] ?? 0)
    const isKnown = leadNowhere.size > 0 && leadNowhere.has(keyOf(trail.length, papers))
    trail.push({ papers, places: isKnown ? [] : placesFor(papers, deed), tried: 0 })

    const next = nextReading(deeds, trail, leadNowhere)
    if (!next || leadNowhere.size > mostTried) return undefined
    papers = next
  }
}

/** The documents after the next deed that is possible, having gone back as far as it takes. */
function nextReading(
  deeds: readonly Deed[],
  trail: Position[],
  leadNowhere: Set<string>,
): readonly Paper[] | undefined {
  for (let last = trail.at(-1); last; last = trail.at(-1)) {
    const deed = deeds[trail.length - 1]
    const place = last.places[last.tried]
    last.tried += 1
    if (deed && place !== undefined) return afterDeed(last.papers, place, deed)
    trail.pop()
    leadNowhere.add(keyOf(trail.length, last.papers))
  }
  return undefined
}

function keyOf(at: number, papers: readonly Paper[]): string {
  return hash('sha256', `${at} ${JSON.stringify(papers)}`, 'base64')
}

function asItComes(deeds: readonly Deed[]): readonly number[] {
  let papers: readonly Paper[] = []
  return deeds.map((deed) => {
    const place = placesFor(papers, deed)[0] ?? Math.max(papers.length - 1, 0)
    papers = afterDeed(papers, place, deed)
    return place
  })
}

function afterDeed(papers: readonly Paper[], place: number, deed: Deed): readonly Paper[] {
  const fresh = { status: undefined, agreed: [], starter: begins(deed) ? deed.role : '' }
  const { status, agreed, starter } = papers[place] ?? fresh
  const after = {
    status: statusAfterDeed(status, deed, starter),
    agreed: deed.verb === 'SUBMITTED' ? [] : [...agreed, deed.role],
    starter,
  }
  return place < papers.length ? papers.with(place, after) : [...papers, after]
}

/** The documents that a deed can be about, the likeliest first. */
function placesFor(papers: readonly Paper[], deed: Deed): readonly number[] {
  const { verb, role } = deed
  const places = [...papers.keys()]
  const isOwn = (place: number) => papers[place]?.starter === role
  const oldest = (...statuses: readonly CourseStatus[]) =>
    places.filter((place) => statuses.includes(papers[place]?.status ?? 'draft'))
  const latest = (...statuses: readonly CourseStatus[]) => oldest(...statuses).reverse()
  const fresh = papers.length

  if (verb === 'SAVED') return [...latest('draft', 'returned', 'recalled').filter(isOwn), fresh]
  if (verb === 'SUBMITTED')
    return [...latest('draft', 'returned', 'recalled', 'terminated').filter(isOwn), fresh]
  const running = oldest('running')
  if (verb === 'REJECTED' && role === missing)
    return [...running, ...latest('returned', 'recalled', 'approved', 'draft')]
  const hasAgreed = (place: number) => papers[place]?.agreed.includes(role)
  const ofOthers = running.filter((place) => verb !== 'REJECTED' || !isOwn(place))
  const needed = ofOthers.toSorted((one, other) => Number(hasAgreed(one)) - Number(hasAgreed(other)))
  if (verb !== 'REJECTED') return needed
  const own = [...latest('returned'), ...latest('running'), ...latest('terminated')].filter(isOwn)
  return [...own, ...needed]
}
