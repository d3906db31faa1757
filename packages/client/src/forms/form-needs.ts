import type { CurrentUser, Poi } from '@signet/contract'
import type { Client } from '../create-client.ts'
import { fileLinks } from '../files/file-links.ts'
import type { FileSender } from '../files/file-sender.ts'
import { ownDoor, uploadFile } from '../files/upload-file.ts'
import { createLookup } from '../lookup/create-lookup.ts'
import type { Through } from '../lookup/source.ts'

type FormNeeds = Omit<FileSender, 'door'> &
  Readonly<{
    client: Client
    /** Opens an address to download the bytes of a file. */
    leaveFor: (url: string) => void
    /** Called when the link of a picture has arrived. */
    onLinked: () => void
    /** The form that the requests are made for; undefined outside a form. */
    through?: Through | undefined
  }>

type InterfaceCall = Readonly<{ interface: string; parameters: Readonly<Record<string, unknown>> }>

const longestCallMs = 60_000

/** The server's part of `FormEnvironment` in `@signet/form-ui`. The application adds links and buttons. */
export function createFormNeeds({ client, leaveFor, onLinked, through, ...people }: FormNeeds) {
  const sender = { ...people, door: ownDoor(client) }
  return {
    lookup: createLookup(client, through),
    billNumber: (rule: string) => client.billRules.number({ enCode: rule }),
    files: {
      upload: (file: File) => uploadFile(sender, file),
      urlOf: fileLinks(client, onLinked).urlOf,
      pack: async (files: readonly Readonly<{ fileId: string }>[]) => {
        const list = files.map(({ fileId }) => ({ fileId }))
        const { downloadVo } = await client.files.pack({ type: 'annex', list })
        leaveFor(downloadVo.url)
      },
    },
    signatures: { mine: () => savedSignatures(client) },
    places: createPlaces(client),
    callInterface: (call: InterfaceCall) => firstRow(createLookup(client, through), call),
    now: () => new Date().toISOString(),
  }
}

async function savedSignatures({ signatures }: Client) {
  const saved = await signatures.mine()
  return saved.map(({ id, signImg, isDefault }) => ({ id, image: signImg, isDefault: isDefault === 1 }))
}

/** The first row of an interface, by column, for people who may use the form with the button. */
async function firstRow(
  lookup: ReturnType<typeof createLookup>,
  { interface: id, parameters }: InterfaceCall,
) {
  const { choices } = await lookup.search(
    { of: `interface:${id}`, parameters, page: 1 },
    AbortSignal.timeout(longestCallMs),
  )
  return choices[0]?.columns
}

/** The time, person and working days that the rules of a form may refer to; the server uses its own. */
export function formulaContextFor(
  { userInfo, calendar }: Pick<CurrentUser, 'userInfo' | 'calendar'>,
  starter?: string,
) {
  const { userId, organizeId, positionId, roleIds } = userInfo
  return {
    now: new Date().toISOString(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    me: userId,
    organization: organizeId || null,
    position: positionId || null,
    roles: roleIds,
    starter: starter ?? userId,
    calendar,
  }
}

type Point = Readonly<{ longitude: number; latitude: number }>

const pageSize = 20

/** Maps and their places (`places` of `FormEnvironment`). */
export function createPlaces(client: Client) {
  const { locations } = client
  let settings: ReturnType<typeof locations.settings> | undefined
  return {
    /** Requested once, and again after a failure. */
    settings: () => {
      settings ??= locations.settings().catch((error: unknown) => {
        settings = undefined
        throw error
      })
      return settings
    },
    around: async (point: Point, page: number, signal: AbortSignal) => {
      const { pois, count } = await locations.around(
        { location: textOf(point), page, offset: pageSize },
        { signal },
      )
      return { places: pois.map(placeOf), hasMore: page * pageSize < count }
    },
    search: async (words: string, near: Point, page: number, signal: AbortSignal) => {
      const { pois, count } = await locations.text(
        { keywords: words, location: textOf(near), page, offset: pageSize },
        { signal },
      )
      return { places: pois.map(placeOf), hasMore: page * pageSize < count }
    },
    nameOf: async (point: Point, signal?: AbortSignal) => {
      const { regeocode } = await locations.regeo({ location: textOf(point) }, signal ? { signal } : {})
      const { province, city, district } = regeocode.addressComponent
      return {
        id: 'point',
        name: '',
        address: regeocode.formatted_address,
        province,
        city,
        district,
        ...point,
      }
    },
  }
}

function textOf({ longitude, latitude }: Point): string {
  return `${longitude.toFixed(6)},${latitude.toFixed(6)}`
}

function placeOf({ id, name, pname, cityname, adname, address, location, distance }: Poi) {
  const [longitude = 0, latitude = 0] = location.split(',').map(Number)
  return {
    id,
    name,
    address,
    province: pname,
    city: cityname,
    district: adname,
    longitude,
    latitude,
    ...(distance === null ? {} : { distance }),
  }
}
