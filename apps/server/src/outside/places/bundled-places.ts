import { metresBetween, type Point } from '@signet/form'
import { matchesText } from '../../people/directory/index.ts'
import { areaNames } from './atlas.ts'
import type { Address, FoundPlace, PlaceProvider, PlaceQuestion } from './place-provider.ts'

type Area = Omit<FoundPlace, 'distance'>

/** Metres from every district's centre beyond which a point is named by coordinates only. */
const farthest = 150_000

/** Centres of China's provinces, cities and districts: no network, no key, the same for every tenant. */
export function bundledPlaces(): PlaceProvider {
  return {
    search: async (question) => {
      const found = findMatches(await openAreas(), question)
      const start = (question.page - 1) * question.pageSize
      return { places: found.slice(start, start + question.pageSize), count: found.length }
    },
    addressOf: async (point) => addressOf(nearest(await openAreas(), point)),
  }
}

function findMatches(
  areas: readonly Area[],
  { words, near, radius = Number.POSITIVE_INFINITY }: PlaceQuestion,
) {
  const named = words === undefined ? areas : areas.filter(({ address }) => matchesText(address, words))
  if (!near) return named.map((area) => ({ ...area, distance: null }))

  return named
    .map((area) => ({ ...area, distance: Math.round(metresBetween(near, area.point)) }))
    .filter(({ distance }) => distance <= radius)
    .sort((one, other) => one.distance - other.distance)
}

function nearest(areas: readonly Area[], point: Point): Area | undefined {
  let best: Area | undefined
  let distance = farthest
  for (const area of areas) {
    const metres = area.district === '' ? farthest : metresBetween(point, area.point)
    if (metres < distance) {
      best = area
      distance = metres
    }
  }
  return best
}

function addressOf(area: Area | undefined): Address {
  const { address = '', province = '', city = '', district = '' } = area ?? {}
  return { full: address, province, city, district, street: '', number: '' }
}

let opened: Promise<readonly Area[]> | undefined

/** Loads once on first use. */
function openAreas(): Promise<readonly Area[]> {
  opened ??= readAreas()
  return opened
}

async function readAreas(): Promise<readonly Area[]> {
  const { placePoints } = await import('./place-points.generated.ts')
  const lines = placePoints.split('\n').map((line) => line.split(' '))
  const names = await areaNames(lines.flatMap(([id = '']) => idsAbove(id)))
  return lines.map(([id = '', said = '', longitude, latitude]) => {
    const [province = '', city = '', district = ''] = idsAbove(id).map(
      (one) => names.get(one) ?? (one === id ? said : ''),
    )
    const isMunicipality = city === province || /^(市辖区|县|省直辖|自治区直辖)/.test(city)
    return {
      id,
      name: district || city || province,
      province,
      city: isMunicipality ? '' : city,
      district,
      address: [province, isMunicipality ? '' : city, district].join(''),
      point: { longitude: Number(longitude), latitude: Number(latitude) },
    }
  })
}

/** 330106 is in 330100, which is in 330000. */
function idsAbove(id: string): string[] {
  const province = `${id.slice(0, 2)}0000`
  const city = `${id.slice(0, 4)}00`
  return [province, ...(id === province ? [] : [city]), ...(id === province || id === city ? [] : [id])]
}
