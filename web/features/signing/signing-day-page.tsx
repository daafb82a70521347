import { useEffect, useRef, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import {
  afterStep,
  isAtTable,
  isDone,
  type Mishap,
  pathOfSigning,
  SIGNING_DAY_PATH,
  type SigningStep,
  stepAfter,
  stepToShow,
} from '#core/signing/table.ts'
import { witnessesAreClear } from '#core/signing/witness-check.ts'
import { signingSteps } from '#core/will/lists.ts'
import { includes } from '#core/will/questions.ts'
import type { SigningPlan } from '#core/will/signing-schema.ts'
import { canKeepPages, keepPages } from '../../api/page-worker.ts'
import type { TwoNotes } from '../../api/send-signed.ts'
import { isSignedIn } from '../../api/storage.ts'
import { DoneStep } from './done-step.tsx'
import { PrintStep } from './print-step.tsx'
import { CheckStep, TableStep } from './table-step.tsx'
import { type SigningDay, useSigningDay } from './use-signing-day.ts'
import { WhenStep } from './when-step.tsx'
import { WhichSigning } from './which-signing.tsx'
import { WhoStep } from './who-step.tsx'

type Lock = { readonly release: () => Promise<void> }
type WakeLock = { readonly request: (kind: 'screen') => Promise<Lock> }

/** Keeps the screen on while `on`. A browser that cannot, or a phone that saves its battery, does as always. */
const useStayAwake = (on: boolean): void => {
  useEffect(() => {
    const { wakeLock } = navigator as { wakeLock?: WakeLock }
    if (!on || !wakeLock) return
    let lock: Lock | undefined
    let ended = false
    // A page that was out of view has lost its lock.
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      const next = await wakeLock.request('screen').catch(() => undefined)
      if (ended) await next?.release()
      else lock = next
    }
    const again = () => void ask()
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      ended = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [on])
}

const DONE = 'done'

/** Keeps what the pages need without a network, from the first of them. False once the browser is known to keep no pages. */
const useKept = ({ will, keep, isKeptRead, newest, noted, unsent, sent }: SigningDay): boolean => {
  const [opensOffline, setOpensOffline] = useState(canKeepPages)
  const isKept = useRef('')
  useEffect(() => {
    const plan = will.signingPlan
    // What is being sent, or waits for it, is kept by what sends it.
    if (!isKeptRead || noted || unsent || ['saving', 'kept', 'held'].includes(sent) || will.version === 0) return
    const what = `${plan?.turn} ${newest}`
    if (isKept.current === what) return
    isKept.current = what
    void keep(will, { unsent: false })
  }, [will, keep, isKeptRead, newest, noted, unsent, sent])
  useEffect(() => {
    // Without a network nothing new can be kept, and what was kept before is not known from here.
    const keepNow = async () => setOpensOffline((await keepPages(SIGNING_DAY_PATH)) || !navigator.onLine)
    const again = () => void keepNow()
    const timer = setTimeout(again, 1000)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [])
  return opensOffline
}

/** The pages of a signing: three to plan it, six at the table, and the one after it. */
export function SigningDayPage() {
  const signing = useSigningDay()
  const { differs } = signing
  const [later, setLater] = useState<TwoNotes>()
  return (
    <>
      <Steps signing={signing} />
      {differs && differs !== later && (
        <WhichSigning
          notes={differs}
          onDone={() => location.assign(pathOf('will.my-downloads'))}
          onClose={() => setLater(differs)}
        />
      )}
    </>
  )
}

function Steps({ signing }: { signing: SigningDay }) {
  const { will, papers, newest, isKeptRead } = signing
  const navigate = useNavigate()
  const { step: asked } = useParams()
  const plan = will.signingPlan
  const opensOffline = useKept(signing)

  const offered = papers?.map(({ edition }) => edition)
  const readiness = { witnessesClear: plan !== undefined && witnessesAreClear(will, plan), newest, offered }
  const wanted = includes(signingSteps, asked) ? asked : undefined
  const isFinished = asked === DONE && plan !== undefined && isDone(plan)
  // A signing that was saved has no plan any more. Its last page stays until the documents are there.
  const [finished, setFinished] = useState<SigningPlan>()
  if (isFinished && finished !== plan) setFinished(plan)
  const over = isFinished || (asked === DONE && !plan) ? finished : undefined
  const step = stepToShow(wanted, plan, readiness)
  useStayAwake(isAtTable(step) || over !== undefined)

  const go = (to: SigningStep | typeof DONE, replace = false) => {
    // The first page of the table is loaded whole: it is then one that opens without a network.
    if (to === 'sit-down' && navigator.onLine && !navigator.serviceWorker?.controller)
      location.assign(pathOfSigning(to))
    else void navigate(pathOfSigning(to), { replace })
  }

  /** False where the server refused it. */
  const done = async (next: SigningPlan): Promise<boolean> => {
    const to = stepAfter(step)
    const after = afterStep(next, step)
    const changed = after === plan ? undefined : await signing.change(after)
    // The step after the pages are printed is loaded whole, so what was pressed is sent first.
    if (step === 'print' || step === 'when') await changed?.sending
    if (isSignedIn()) go(to ?? DONE)
    return (await changed?.sending) !== 'refused'
  }
  const again = async (next: SigningPlan, mishap: Mishap) => {
    const { sending } = await signing.change(next)
    if (mishap !== 'says something wrong') return go(next.step)
    await sending
    location.assign(pathOf('will.summary'))
  }

  if (will.paid !== 1) return <Navigate to={pathOf('will.summary')} replace />
  if (!isKeptRead) return null
  if (over)
    return <DoneStep signing={signing} plan={over} onDone={() => location.assign(pathOf('will.my-downloads'))} />
  // By step: one that has led away once leads away no more, and a page that was pressed for meanwhile would stay empty.
  if (asked !== step) return <Navigate key={asked} to={pathOfSigning(step)} replace />
  if (step === 'when' || !plan) return <WhenStep signing={signing} opensOffline={opensOffline} onDone={done} />
  const props = {
    signing,
    plan,
    onDone: done,
    onAgain: (next: SigningPlan, mishap: Mishap) => void again(next, mishap),
  }
  if (step === 'who') return <WhoStep {...props} />
  if (step === 'print') return <PrintStep {...props} opensOffline={opensOffline} />
  if (step === 'check') return <CheckStep {...props} />
  return <TableStep key={step} step={step} {...props} />
}
