import {
  type ComponentProps,
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react'
import { Link } from 'react-router'
import type { DocumentsReply } from '#core/api/documents.ts'
import { fileOfWill } from '#core/signing/editions.ts'
import { firstDownload as table } from '#words/en/documents.ts'
import { downloadConsent } from '#words/en/download-consent.ts'
import { call, expectFailedCall } from '../../api/http.ts'
import { queryClient } from '../../api/will.ts'
import { Button } from '../../ui/button.tsx'
import { Checkboxes } from '../../ui/choices.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { ErrorSummary, useFound } from '../../ui/error-summary.tsx'
import { ConfirmEmailForm } from '../verification/confirm-email-form.tsx'

const statements = Object.entries(downloadConsent.sections)

/** Two separate statements, unticked. `action` is what the button does once both are ticked. */
function ConsentForm({ action, onGiven }: { action: string; onGiven: () => Promise<unknown> }) {
  const [agreed, setAgreed] = useState<readonly string[]>([])
  const [errors, setErrors] = useFound()
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    if (agreed.length < statements.length)
      return setErrors([{ field: 'consent', text: table.tickBothToDownloadOrCome }])
    setBusy(true)
    setErrors([])
    try {
      await call('POST /api/documents/consent', { body: { startNow: true, loseRight: true } })
      await onGiven()
    } catch (failure) {
      setErrors([{ field: '', text: expectFailedCall(failure).message }])
      setBusy(false)
    }
  }
  return (
    <form
      className="stack gap-16 below-12"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!busy) void submit()
      }}
    >
      <ErrorSummary errors={errors} />
      <p className="soft">{downloadConsent.lead}</p>
      <Checkboxes
        name="consent"
        label={table.tickBoth}
        error={errors.find(({ field }) => field === 'consent')?.text}
        options={statements.map(([id, { statement }]) => ({
          value: id,
          label: statement,
          checked: agreed.includes(id),
        }))}
        onChange={(id, on) => setAgreed((before) => (on ? [...before, id] : before.filter((each) => each !== id)))}
      />
      <div className="stack gap-12">
        <Button label={action} type="submit" busy={busy} />
        <Link className="stack centred target strong" to="/account">
          {table.iWouldLikeARefund}
        </Link>
      </div>
    </form>
  )
}

/** What a customer is about to get, and how they get it: "Download your will". */
type Wanted = { readonly action: string; readonly go: () => void }

const FirstDownload = createContext<(wanted: Wanted) => void>(({ go }) => go())

/**
 * Runs what hands over documents. Before the first of them a dialog confirms the email and asks for the two statements, and then
 * does what was pressed.
 */
export const useFirstDownload = () => useContext(FirstDownload)

/** After a first download there is a paper that can be signed: pages that wait for it are told. */
const noteDownloaded = (): void => {
  const waits = queryClient
    .getQueriesData<DocumentsReply>({ queryKey: ['documents'] })
    .some(([, pack]) => pack?.downloaded === false)
  if (waits) void queryClient.invalidateQueries({ queryKey: ['documents'] })
}

const NewestCode = createContext<string | undefined>(undefined)

/**
 * Downloads a file of a will that is paid for. `action` is what the dialog before a first document says: what has none is no
 * document. The file is named with the code of the will, `code` or that of the newest, so that two wills in one folder are told
 * apart; a name of a person would stand in the browser's list of downloads.
 */
export function DocumentDownload({
  action,
  code,
  file,
  ...button
}: { action?: string; code?: string | undefined } & Omit<ComponentProps<typeof DownloadButton>, 'before' | 'after'>) {
  const first = useFirstDownload()
  const newest = useContext(NewestCode)
  const named = fileOfWill(file, code ?? newest)
  if (action === undefined) return <DownloadButton {...button} file={named} />
  return <DownloadButton {...button} file={named} before={(go) => first({ action, go })} after={noteDownloaded} />
}

export function FirstDownloadGate({
  consentGiven,
  unconfirmed,
  onConsent,
  code,
  children,
}: {
  /** Undefined while it is being asked for: what is pressed then waits for it. */
  consentGiven: boolean | undefined
  /** What the foot of each page of the newest will says. */
  code?: string | undefined
  /** The email of the account while it waits to be confirmed. */
  unconfirmed: string | undefined
  /** Asks again whether consent is given, which then opens the gate; throws where that could not be asked. */
  onConsent: () => Promise<unknown>
  children: ReactNode
}) {
  const [wanted, setWanted] = useState<Wanted>()
  const isOpen = consentGiven === true && unconfirmed === undefined
  useEffect(() => {
    if (!isOpen || !wanted) return
    setWanted(undefined)
    wanted.go()
  }, [isOpen, wanted])
  return (
    <FirstDownload value={(next) => (isOpen ? next.go() : setWanted(next))}>
      <NewestCode value={code}>{children}</NewestCode>
      {wanted && unconfirmed !== undefined && (
        <Dialog title={table.firstIsThisYourEmail} rises tall onClose={() => setWanted(undefined)}>
          <p className="below-16">
            {table.yourWillIsPrivateSoWe} <strong className="anywhere">{unconfirmed}</strong>{' '}
            {table.isYoursBeforeYouDownloadIt}
          </p>
          <ConfirmEmailForm email={unconfirmed} />
        </Dialog>
      )}
      {wanted && unconfirmed === undefined && consentGiven === false && (
        <Dialog title={downloadConsent.title} rises tall onClose={() => setWanted(undefined)}>
          <ConsentForm action={wanted.action} onGiven={onConsent} />
        </Dialog>
      )}
    </FirstDownload>
  )
}
