import { screen } from '@testing-library/react'

/** The option of an open field whose whole text has this, however it is laid out. */
export function findOption(text: RegExp): Promise<HTMLElement> {
  return screen.findByText((_, element) => text.test(element?.textContent ?? ''), {
    selector: '.ant-select-item-option-content',
  })
}
