import type { Locator, Page } from 'playwright-core'
import type { Journey } from '../../journey.ts'
import { type Look, signIn } from '../../person.ts'

const look: Look = { locale: 'en-US', theme: 'light', width: 1440, height: 900, scale: 1 }
/** Pixels that a control may move between press and release, because browsers round. */
const mostPixels = 0.5

/** What a press did: whether the click came to the control, how far the control moved, and whether the field told. */
type Press = Readonly<{ name: string; arrived: boolean; moved: number; told: boolean }>

/**
 * Presses every control of the gallery by mouse and by touch, right after an empty required field above it was left:
 * nothing moves between press and release, each press arrives, and the field says afterwards what is missing.
 */
export const pressAfterRequired: Journey = {
  name: 'press after required',
  run: async (world) => {
    const faults: string[] = []
    for (const device of ['desktop', 'phone'] as const) {
      const isTouch = device === 'phone'
      const { page, leave } = await signIn(world, 'admin', { ...look, isTouch }, '/studio/')
      page.context().on('page', (opened) => void opened.close())
      page.on('filechooser', () => undefined)
      await page.goto('/studio/gallery')
      await page.locator('[data-kind="rich-text"] [contenteditable="true"]').first().waitFor()
      const kinds = await page.locator('[data-kind]').evaluateAll(namesOf)
      const presses: Press[] = []
      for (const kind of kinds) presses.push(...(await pressAll(page, { kind, device, isTouch })))
      await leave()
      faults.push(...faultsOf(device, presses))
    }
    if (faults.length > 0) throw new Error(`Presses after an empty required field:\n${faults.join('\n')}`)
  },
}

function namesOf(sections: readonly (Element | SVGElement)[]): string[] {
  return sections.map((section) => section.getAttribute('data-kind') ?? '')
}

function faultsOf(device: string, presses: readonly Press[]): readonly string[] {
  const faults = presses
    .filter(({ arrived, moved }) => !arrived || moved > mostPixels)
    .map(
      ({ name, arrived, moved }) => `${name}: ${arrived ? `moved ${moved} px` : 'the press did not arrive'}`,
    )
  const told = presses.filter((press) => press.told).length
  // Some controls, such as the buttons of a text editor, leave the focus where it is.
  if (told * 2 < presses.length)
    faults.push(`${device}: the required field told only after ${told} of ${presses.length} presses`)
  return faults
}

type Figure = Readonly<{ kind: string; device: string; isTouch: boolean }>

/** Presses each control of a kind in a new form, because a problem that is shown already moves nothing. */
async function pressAll(page: Page, figure: Figure): Promise<readonly Press[]> {
  const { kind, device } = figure
  const form = page.locator(`[data-kind="${kind}"] [data-device="${device}"][data-state="afterRequired"]`)
  const presses: Press[] = []
  for (let at = 0; ; at += 1) {
    const press = await pressOne(form, figure, at)
    if (!press) return presses
    presses.push(press)
  }
}

async function pressOne(
  form: Locator,
  { kind, device, isTouch }: Figure,
  at: number,
): Promise<Press | undefined> {
  const page = form.page()
  await form.evaluate(openAnew)
  const target = await form.evaluate(chooseControl, at)
  if (!target) return undefined

  const follows = await page.evaluateHandle(followPress)
  if (isTouch) await page.touchscreen.tap(target.x, target.y)
  else await pressSlowly(page, target)
  await page.evaluate(twoFrames)
  const { arrived, moved } = await follows.evaluate((read) => read())
  const told = await form.locator('[id$="-problem"]').first().isVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  return { name: `${device} ${kind}: ${target.name}`, arrived, moved, told }
}

/** Holds the button for two frames, as a hand does. */
async function pressSlowly(page: Page, { x, y }: Readonly<{ x: number; y: number }>): Promise<void> {
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.evaluate(twoFrames)
  await page.mouse.up()
}

/** Resets the figure and waits until its new form is drawn. */
function openAnew(figure: Element | SVGElement): Promise<void> {
  figure.querySelector<HTMLElement>('figcaption button')?.click()
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
}

function twoFrames(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}

/** Marks a control below the required field, scrolls to it and returns where to press it; undefined after the last one. */
function chooseControl(form: Element | SVGElement, at: number) {
  const pressable =
    'button, input, textarea, select, summary, label:has(input), a[href], [contenteditable="true"], [role="combobox"], [role="switch"], [role="radio"], [role="checkbox"], [role="slider"], [role="tab"], [role="button"]'
  const required = form.querySelector('input')
  const below = [...form.querySelectorAll(pressable)].filter((one) => {
    const { width, height } = one.getBoundingClientRect()
    const isOff = one.matches(':disabled, [aria-disabled="true"]')
    return (
      one !== required &&
      !one.closest('figcaption') &&
      width > 8 &&
      height > 8 &&
      !isOff &&
      one.checkVisibility({ opacityProperty: true })
    )
  })
  const control = below[at]
  if (!control) return undefined
  control.scrollIntoView({ block: 'center' })
  control.setAttribute('data-pressed', '')
  required?.focus({ preventScroll: true })
  const { left, top, width, height } = control.getBoundingClientRect()
  const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
  return {
    x: left + width * (control.matches('[type=range]') ? 0.3 : 0.5),
    y: top + height / 2,
    name: `${control.localName} ${at} ${name.slice(0, 30)}`,
  }
}

/**
 * Follows the next press on the marked control; the answer reads what became of it. A slider takes a touch without a
 * click, so its input counts as well.
 */
function followPress() {
  const control = document.querySelector('[data-pressed]')
  const topOf = () => control?.getBoundingClientRect().top ?? 0
  let from = topOf()
  let moved = 0
  let arrived = false
  const watch = (name: string, run: (event: Event) => void) =>
    document.addEventListener(name, run, { capture: true, once: true })
  const measure = () => {
    moved = Math.max(moved, Math.abs(topOf() - from))
  }
  const arrive = ({ target }: Event) => {
    arrived ||= target instanceof Node && control?.contains(target) === true
    measure()
  }
  watch('pointerdown', () => {
    from = topOf()
  })
  watch('pointerup', measure)
  watch('click', arrive)
  watch('input', arrive)
  return () => ({ arrived, moved })
}
