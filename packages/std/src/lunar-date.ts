/**
 * Month lengths of the lunar years from 2020 to 2099, as published by the Hong Kong Observatory. Bits 15 to 4: months 1
 * to 12 with 30 days, else 29. Bits 3 to 0: the month followed by a leap month, 0 for none; bit 16: that one has 30 days.
 */
const years = [
  0x07954, 0x06aa0, 0x0ad50, 0x05b52, 0x04b60, 0x0a6e6, 0x0a4e0, 0x0d260, 0x0ea65, 0x0d530, 0x05aa0, 0x076a3,
  0x096d0, 0x04afb, 0x04ad0, 0x0a4d0, 0x1d0b6, 0x0d250, 0x0d520, 0x0dd45, 0x0b5a0, 0x056d0, 0x055b2, 0x049b0,
  0x0a577, 0x0a4b0, 0x0aa50, 0x1b255, 0x06d20, 0x0ada0, 0x14b63, 0x09370, 0x049f8, 0x04970, 0x064b0, 0x168a6,
  0x0ea50, 0x06b20, 0x1a6c4, 0x0aae0, 0x0a2e0, 0x0d2e3, 0x0c960, 0x0d557, 0x0d4a0, 0x0da50, 0x05d55, 0x056a0,
  0x0a6d0, 0x055d4, 0x052d0, 0x0a9b8, 0x0a950, 0x0b4a0, 0x0b6a6, 0x0ad50, 0x055a0, 0x0aba4, 0x0a5b0, 0x052b0,
  0x0b273, 0x06930, 0x07337, 0x06aa0, 0x0ad50, 0x14b55, 0x04b60, 0x0a570, 0x054e4, 0x0d160, 0x0e968, 0x0d520,
  0x0daa0, 0x16aa6, 0x056d0, 0x04ae0, 0x0a9d4, 0x0a2d0, 0x0d150, 0x0f252,
] as const

/** 25 January 2020 in days since 1970: the first day of the first lunar year. */
const firstDay = 18_286

export type LunarDate = Readonly<{ month: number; day: number; isLeap: boolean }>

/** Days since 1970 of the first day, and the length in days. */
type LunarMonth = Readonly<{ month: number; isLeap: boolean; first: number; length: number }>

let months: readonly LunarMonth[] | undefined

/**
 * Returns the lunar date of a day since 1970, undefined outside the lunar years 2020 to 2099. A table, because Intl is
 * one day off where the moon is new about midnight: it begins the Spring Festival of 2027 on 7 February.
 */
export function lunarDateOf(day: number): LunarDate | undefined {
  months ??= listMonths()
  const found = months.findLast(({ first }) => first <= day)
  if (!found || day >= found.first + found.length) return undefined
  return { month: found.month, day: day - found.first + 1, isLeap: found.isLeap }
}

function listMonths(): LunarMonth[] {
  let first = firstDay
  return years.flatMap(monthsOfYear).map((month) => {
    const begun = { ...month, first }
    first += month.length
    return begun
  })
}

function monthsOfYear(bits: number): Omit<LunarMonth, 'first'>[] {
  const usual = Array.from({ length: 12 }, (_, at) => ({
    month: at + 1,
    isLeap: false,
    length: isSet(bits, 15 - at) ? 30 : 29,
  }))
  const leap = bits & 0xf
  return leap === 0
    ? usual
    : usual.toSpliced(leap, 0, { month: leap, isLeap: true, length: isSet(bits, 16) ? 30 : 29 })
}

function isSet(bits: number, bit: number): boolean {
  return ((bits >> bit) & 1) === 1
}
