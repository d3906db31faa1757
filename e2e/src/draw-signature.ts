import type { Page } from 'playwright-core'

/**
 * A finger moves with the frames of the screen and rests before it lifts: a fast lift flings, and the next tap only
 * stops the fling.
 */
const rest = Array.from({ length: 9 }, () => 9)

/** Draws one zigzag stroke on the open signature pad with real touches, as a phone sends them. */
export async function drawSignature(page: Page): Promise<void> {
  const paper = page.locator('dialog[open] canvas')
  await paper.waitFor()
  const box = await paper.boundingBox()
  if (!box) throw new Error('There is no paper to sign on.')
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', step?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        step === undefined
          ? []
          : [
              {
                x: box.x + box.width * (0.3 + 0.4 * (step % 2)),
                y: box.y + box.height * (0.2 + 0.06 * step),
              },
            ],
    })
  await send('touchStart', 0)
  for (const step of [1, 2, 3, 4, 5, 6, 7, 8, 9, ...rest]) {
    await send('touchMove', step)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await send('touchEnd')
  await touch.detach()
}

/** Whether a picture has ink on it: more than one colour or opacity. */
export async function hasInk(page: Page, picture: string): Promise<boolean> {
  return page.evaluate(async (source) => {
    const image = Object.assign(new Image(), { src: source })
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), {
      width: image.width,
      height: image.height,
    })
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const dots = new Uint32Array(context?.getImageData(0, 0, image.width, image.height).data.buffer ?? [])
    return dots.some((dot) => dot !== dots[0])
  }, picture)
}
