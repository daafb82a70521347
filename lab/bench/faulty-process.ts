/** Loaded before a server: it does itself harm as long as the file in FAULT_FILE says how. */
import { readFileSync } from 'node:fs'

const PIECE = 64 * 1024 * 1024
const LOOK_MS = 400
const HELD_MS = 300
/** Beyond what an alert calls too much. */
const MOST_BYTES = 1.8e9

const kept: Buffer[] = []

const harms: Readonly<Record<string, () => void>> = {
  'hold the thread': () => {
    const begun = performance.now()
    while (performance.now() - begun < HELD_MS);
  },
  'keep memory': () => {
    if (process.memoryUsage.rss() < MOST_BYTES) kept.push(Buffer.alloc(PIECE, 1))
  },
}

setInterval(() => harms[readFileSync(process.env.FAULT_FILE ?? '', 'utf8')]?.(), LOOK_MS).unref()
