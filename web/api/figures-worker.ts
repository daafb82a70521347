/** The thread in which figures in pounds are worked out while somebody types. It asks nothing of any network, and keeps nothing. */
import { workOut } from '#core/tax/figures.ts'

self.onmessage = ({ data: [of, told] }: MessageEvent<Parameters<typeof workOut>>) => self.postMessage(workOut(of, told))
