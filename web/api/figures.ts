/** Figures in pounds, which may take a second on an old phone: worked out in a thread of their own, so that every key is answered meanwhile. */
import type { Figures, workOut } from '#core/tax/figures.ts'
import { asText, fromText } from '#core/tax/figures-as-text.ts'

/** What of a `Worker` is used. */
export type Thread = Pick<Worker, 'onmessage' | 'onerror' | 'postMessage' | 'terminate'>

type Asked<Answer = unknown> = {
  readonly key: string
  readonly question: Parameters<typeof workOut>
  /** Who waits for it. */
  readonly askers: Set<string>
  readonly coming: Promise<Answer | undefined>
  readonly settle: (answer: Promise<unknown>) => void
  /** There once it is answered; of nothing, where the code for it could not be fetched. */
  answer?: { readonly is: Answer | undefined }
}

/** Those that are shown may be drawn again at any time. */
const MOST_KNOWN = 16
/** A thread that says nothing for so long has died. */
const LOST_MS = 15_000
/** Between two pages nobody asks for a moment. */
const REST_MS = 5000

/**
 * Answers what pages ask, the last first. What nobody waits for any more is not worked out, and once no page asks the thread ends and
 * everything is forgotten.
 * @param start Throws where the browser has no such threads. @param here The same, for this thread.
 */
export const openFigures = (start: () => Thread, here: () => Promise<typeof workOut>) => {
  const known = new Map<string, Asked>()
  const waiting = new Set<Asked>()
  let thread: Thread | undefined
  let isBroken = false
  let isWorking = false
  let pages = 0
  let resting: ReturnType<typeof setTimeout> | undefined

  const end = () => {
    thread?.terminate()
    thread = undefined
  }

  const inThread = (question: Asked['question']): Promise<string> =>
    new Promise((resolve, reject) => {
      thread ??= start()
      const lost = setTimeout(reject, LOST_MS)
      thread.onmessage = ({ data }) => {
        clearTimeout(lost)
        resolve(data)
      }
      thread.onerror = (event) => {
        clearTimeout(lost)
        reject(event)
      }
      thread.postMessage(question)
    })

  const answered = async (question: Asked['question']): Promise<unknown> => {
    if (!isBroken)
      try {
        return fromText(await inThread(question))
      } catch {
        isBroken = true
        end()
      }
    const workHere = await here().catch(() => undefined)
    return workHere && fromText(workHere(...question))
  }

  const rest = () => {
    clearTimeout(resting)
    resting = setTimeout(() => {
      if (pages > 0 || isWorking) return
      end()
      known.clear()
      isBroken = false
    }, REST_MS)
  }

  const work = async () => {
    if (isWorking) return
    isWorking = true
    // All that one drawing of a page asks.
    await undefined
    for (let next = [...waiting].at(-1); next; next = [...waiting].at(-1)) {
      waiting.delete(next)
      const answer = answered(next.question)
      next.settle(answer)
      await answer.catch(() => undefined)
    }
    isWorking = false
    rest()
  }

  const begun = (key: string, question: Asked['question']): Asked => {
    let settle: Asked['settle'] = () => undefined
    const coming = new Promise<unknown>((resolve) => {
      settle = resolve
    })
    const asked: Asked = { key, question, askers: new Set(), coming, settle }
    waiting.add(asked)
    coming.then(
      (is) => {
        asked.answer = { is }
      },
      () => undefined,
    )
    return asked
  }

  /** Somebody who asks something waits for nothing else. */
  const leaveOthers = (asker: string, asked: Asked) => {
    for (const each of waiting) {
      if (each === asked || !each.askers.delete(asker) || each.askers.size > 0) continue
      waiting.delete(each)
      known.delete(each.key)
    }
  }

  const ask = <Of extends keyof Figures>(asker: string, of: Of, ...told: Parameters<Figures[Of]>) => {
    const texts = told.map((each) => asText(each))
    const key = [of, ...texts].join(' ')
    const asked = known.get(key) ?? begun(key, [of, texts])
    asked.askers.add(asker)
    leaveOthers(asker, asked)
    known.delete(key)
    known.set(key, asked)
    for (const [oldest, { answer }] of known) if (known.size > MOST_KNOWN && answer) known.delete(oldest)
    void work()
    return asked as Asked<ReturnType<Figures[Of]>>
  }

  return {
    ask,
    /** @returns A function for when the page no longer asks. */
    opened: () => {
      pages += 1
      return () => {
        pages -= 1
        rest()
      }
    },
  }
}
