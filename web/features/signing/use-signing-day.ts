import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { NoteSigning } from '#core/api/after-signing.ts'
import { pathOf } from '#core/journey/pages.ts'
import type { Paper } from '#core/signing/editions.ts'
import { signingRead } from '#core/signing/signing-state.ts'
import { numberOf } from '#core/signing/table.ts'
import type { Will } from '#core/will/schema.ts'
import type { SigningPlan } from '#core/will/signing-schema.ts'
import { same } from '../../api/changed-part.ts'
import { ApiError, call, expectFailedCall, OfflineError } from '../../api/http.ts'
import {
  type KeptForTable,
  keepForTable,
  keepNote,
  keptForTable,
  keptNote,
  willForTable,
} from '../../api/kept-for-table.ts'
import { newerWill, planSigning } from '../../api/save-queue.ts'
import { sendNote, type TwoNotes } from '../../api/send-signed.ts'
import { isSignedIn } from '../../api/storage.ts'
import { putRealWill, realWill, reloadForm, useForm } from '../../api/will.ts'
import { useWords } from '../../content/use-words.ts'
import { shownErrors } from '../../ui/error-messages.ts'

/** Sends the plan of a signing: one after the other, the newest alone, each on the turn that the one before it made. */

/** `kept`: it could not be sent. `elsewhere`: another device is further, and its plan is shown now. */
type PlanSent = 'saved' | 'kept' | 'elsewhere' | 'refused'

/** The plan that goes on where two devices differ: the one that is further, or else this one. */
const further = (here: SigningPlan, there: SigningPlan | undefined): SigningPlan =>
  there && numberOf(there.step) > numberOf(here.step) ? there : { ...here, turn: there?.turn ?? 0 }

/** Held for the tab. */
let wanted: SigningPlan | undefined
let running: Promise<PlanSent> | undefined

/** Shows the plan on the page. */
const showPlan = (plan: SigningPlan): void => putRealWill({ ...realWill(), signingPlan: plan })

/** Whether the same call may be taken later: nothing is wrong with it. */
const isForNow = (error: unknown): boolean =>
  error instanceof OfflineError || (error instanceof ApiError && (error.status >= 500 || error.status === 429))

const run = async (): Promise<PlanSent> => {
  let turn = wanted?.turn ?? 0
  while (wanted) {
    const next: SigningPlan = { ...wanted, turn }
    wanted = undefined
    try {
      const will = await planSigning(next)
      turn = will.signingPlan?.turn ?? 0
      // What was pressed meanwhile stands.
      const later: SigningPlan | undefined = wanted
      putRealWill(later ? { ...will, signingPlan: later } : will)
    } catch (error) {
      const latest: SigningPlan = wanted ?? next
      const newer = newerWill(error)
      if (newer) {
        const going = further(latest, newer.signingPlan)
        const isSigned = !newer.signingPlan && newer.signing && !same(newer.signing, realWill().signing)
        putRealWill(newer)
        if (going === newer.signingPlan || isSigned) return 'elsewhere'
        turn = going.turn
        wanted = going
        showPlan(going)
      } else if (isForNow(error)) {
        showPlan(latest)
        return 'kept'
      } else if (error instanceof ApiError) return 'refused'
      else throw error
    }
  }
  return 'saved'
}

/** Shows the plan at once, and sends it. */
const sendPlan = (plan: SigningPlan): Promise<PlanSent> => {
  showPlan(plan)
  wanted = plan
  running ??= run().finally(() => {
    wanted = undefined
    running = undefined
  })
  return running
}

/** How a change stands: the page says it beside its button. `held`: it could not be kept on this device either, only on the page. */
export type Sent = 'idle' | 'saving' | 'held' | PlanSent

/** Between two attempts while the server cannot be reached. */
const RETRY_AFTER_MS = 5000

/** The newest printed will. Without a network what was known before. */
const useNewest = (kept: KeptForTable | undefined) => {
  const { data, error } = useQuery({ queryKey: ['documents'], queryFn: () => call('GET /api/documents') })
  const papers = data?.papers ?? kept?.papers
  const newest = data ? (data.fingerprint ?? 'none') : kept?.newest
  const cannotPrint = error instanceof ApiError || data?.upToDate === false
  // Without a network what was printed is what lies on the table.
  const onPaper =
    data === undefined ||
    [data, ...data.earlier].some(({ downloaded, fingerprint }) => downloaded && fingerprint === data.fingerprint)
  return { papers, newest, cannotPrint, onPaper }
}

/** The will with its plan, and how to change both, with a network or without. */
export const useSigningDay = () => {
  const form = useForm()
  const { will } = form
  const [kept, setKept] = useState<KeptForTable>()
  const [sent, setSent] = useState<Sent>('idle')
  // Why the server refused the note.
  const [refusal, setRefusal] = useState<string>()
  const [isKeptRead, setKeptRead] = useState(false)
  // The note that waits for a connection.
  const [noted, setNoted] = useState<NoteSigning>()
  // Another device may note a signing while this page is open: nobody has read that one here.
  const [over, setOver] = useState(() => signingRead(will))
  const [differs, setDiffers] = useState<TwoNotes>()
  const { papers, newest, cannotPrint, onPaper } = useNewest(kept)
  const said = useWords('messages')
  const edition = will.signingPlan?.edition ?? 'normal'
  const paper: Paper = papers?.find((each) => each.edition === edition) ?? { edition }

  const copyOf = useCallback(
    (next: Will) => ({ form: { ...form, will: willForTable(next) }, newest, papers }),
    [form, newest, papers],
  )
  const keep = useCallback(
    async (next: Will, more: Pick<KeptForTable, 'unsent'> & Partial<KeptForTable>) => {
      const copy = { ...copyOf(next), ...more }
      setKept(copy)
      return keepForTable(copy).then(
        () => true,
        () => false,
      )
    },
    [copyOf],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is read once
  useEffect(() => {
    void Promise.all([keptForTable(form.user.id), keptNote(form.user.id)]).then(([found, waiting]) => {
      if (found) {
        setKept(found)
        if (found.unsent && found.form.will.signingPlan) {
          setOver(signingRead(found.form.will))
          putRealWill({ ...will, signingPlan: further(found.form.will.signingPlan, will.signingPlan) })
        }
      }
      setNoted(waiting)
      setKeptRead(true)
    })
  }, [])

  /**
   * Shows the plan at once, keeps it on this device, then sends it: a page that is closed or reloaded before the server has
   * answered finds it again.
   * Resolves once it is kept; `sending`, once the server has it or cannot be reached.
   */
  const change = async (plan: SigningPlan): Promise<{ sending: Promise<PlanSent> }> => {
    setSent('saving')
    showPlan(plan)
    await keepForTable({ ...copyOf(realWill()), unsent: true }).catch(() => undefined)
    const send = async () => {
      const was = await sendPlan(plan)
      // What was kept waits for the next log-in.
      if (!isSignedIn()) return was
      const isKept = await keep(realWill(), { unsent: was === 'kept' })
      setSent(was === 'kept' && !isKept ? 'held' : was)
      return was
    }
    return { sending: send() }
  }

  /** The will is signed. Without a network the server is told later. `asked`: another device has noted a signing. */
  const finish = async (note: NoteSigning): Promise<'sent' | 'kept' | 'asked' | 'refused'> => {
    setSent('saving')
    try {
      await sendNote(note)
      setKept(undefined)
      setNoted(undefined)
      setSent('saved')
      return 'sent'
    } catch (error) {
      const there = newerWill(error)
      const isKept = await (there || isForNow(error)
        ? keepNote(form.user.id, note).then(
            () => true,
            () => false,
          )
        : false)
      if (there) {
        setDiffers({ here: note, there })
        setSent('idle')
        return 'asked'
      }
      if (isKept) {
        setNoted(note)
        await keep(will, { unsent: false })
        setSent('kept')
        return 'kept'
      }
      const failed = expectFailedCall(error)
      setRefusal(failed instanceof ApiError ? shownErrors(failed, said)[0]?.text : undefined)
      setSent('refused')
      return 'refused'
    }
  }

  const { unsent } = kept ?? {}
  useEffect(() => {
    if (differs || (!noted && !unsent)) return
    const again = () => {
      if (noted)
        void finish(noted).then((was) => {
          if (was === 'sent') location.assign(pathOf('will.my-downloads'))
        })
      else if (will.signingPlan)
        void change(will.signingPlan)
          .then(({ sending }) => sending)
          .then(() => (will.version === 0 ? reloadForm().catch(() => undefined) : undefined))
    }
    const timer = setInterval(again, RETRY_AFTER_MS)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  })

  return {
    form,
    will,
    /** The editions that the customer has; undefined where that is not known. */
    papers,
    /** The will on the table. */
    paper,
    newest,
    cannotPrint,
    sent,
    refusal,
    onPaper,
    change,
    finish,
    keep,
    isKeptRead,
    /** The signing that was noted when this page was opened. */
    over,
    /** Whether the plan waits for a connection. */
    unsent,
    /** The note that waits for a connection, and for nothing else. */
    noted: differs ? undefined : noted,
    /** The two notes of which one is to count. */
    differs,
  }
}

export type SigningDay = ReturnType<typeof useSigningDay>
