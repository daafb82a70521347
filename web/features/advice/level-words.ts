import type { Level } from '#core/advice/trigger.ts'

/** How serious each level is, said without a colour. */
export const levelWords: Record<Level, string> = {
  block: 'This needs changing',
  refer: 'See a solicitor first',
  warn: 'Worth knowing',
}
