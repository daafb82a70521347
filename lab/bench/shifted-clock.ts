/** Loaded before a server: its wall clock is as far off as the file in CLOCK_OFFSET_FILE says, in milliseconds. */
import { readFileSync } from 'node:fs'

const file = process.env.CLOCK_OFFSET_FILE ?? ''
const TrueDate = Date
const now = (): number => TrueDate.now() + Number(readFileSync(file, 'utf8'))

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now()] : given),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
