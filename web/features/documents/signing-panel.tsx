import { useEffect, useRef, useState } from 'react'
import type { DocumentsReply } from '#core/api/documents.ts'
import { problemsOfDay, problemsOfSigning } from '#core/rules/signing.rules.ts'
import { codeOf, type Edition, paperWords } from '#core/signing/editions.ts'
import { isDoubtful, noteAfterwards, signingRead } from '#core/signing/signing-state.ts'
import { SIGNING_DAY_PATH } from '#core/signing/table.ts'
import { checkWitnesses } from '#core/signing/witness-check.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { londonDay } from '#core/text/dates.ts'
import { listed } from '#core/text/names.ts'
import { revokedHow, witnessTicks } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'
import type { PlannedWitness, Signing, SigningPlan } from '#core/will/signing-schema.ts'
import { noteSigning, revokeSigned, takeBackSigning } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { useSignedWill } from '../../api/watch.ts'
import { realWill } from '../../api/will.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Radios } from '../../ui/choices.tsx'
import { DateField } from '../../ui/date-field.tsx'
import page from '../../ui/plain-page.module.css'
import { FormDialog } from '../../ui/submit-form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import { WitnessField, WitnessTicks } from '../signing/witness-field.tsx'
import css from './downloads.module.css'

/** A will that can have been signed, by the code at its foot. `fingerprint` is that of its words. */
type Version = { readonly code: string; readonly fingerprint: string; readonly edition: Edition; readonly made: string }

const onPaper = ({ earlier, ...newest }: DocumentsReply) => [newest, ...earlier].filter(({ downloaded }) => downloaded)

/** The wills that can have been signed, each by what its foot says, newest first; `made` is when it was made first. */
const versionsOf = (pack: DocumentsReply): Version[] => {
  const each = new Map<string, Version>()
  for (const { fingerprint, made, papers } of onPaper(pack))
    for (const { code, edition } of papers)
      if (fingerprint && code) each.set(code, { code, fingerprint, edition, made })
  return [...each.values()]
}

type Typed = {
  on: Signing['on'] | undefined
  witnesses: readonly [PlannedWitness, PlannedWitness]
  ticks: SigningPlan['ticks']
  storage: string
  /** What the foot of its pages says. */
  code: string | undefined
}

const witnessOf = (noted: Signing | undefined, at: 0 | 1): PlannedWitness => ({
  name: noted?.witnesses[at] ?? '',
  ...noted?.witnessDetails?.[at],
  said: noted?.said?.[at] ?? [],
})

function SigningDialog({
  will,
  versions,
  onClose,
  onDone,
}: {
  will: Will
  versions: readonly Version[]
  onClose: () => void
  onDone: (said: string) => void
}) {
  const { signing } = will
  const signedWill = useSignedWill(will) ?? will
  const said = ({ signing: noted, storage = '' }: Will): Typed => ({
    on: noted?.on,
    witnesses: [witnessOf(noted, 0), witnessOf(noted, 1)],
    ticks: noted?.ticks ?? [],
    storage,
    code: noted?.fingerprint
      ? codeOf(noted.fingerprint, noted.edition)
      : versions.length === 1
        ? versions[0]?.code
        : undefined,
  })
  const form = useSubmitForm<Typed>({
    initial: said(will),
    check: ({ on, witnesses: [first, second], storage: kept, code }) => {
      const made = versions.find((version) => version.code === code)?.made
      return [
        ...(versions.length > 1 && code === undefined
          ? [{ field: 'fingerprint', code: 'SELECT_OPTION' } as const]
          : []),
        ...problemsOfSigning(
          { on, witnesses: [first.name, second.name], storage: kept },
          today(),
          made === undefined ? undefined : londonDay(new Date(made)),
        ),
      ]
    },
    save: async ({ on, witnesses: [first, second], ticks, storage: kept, code }) => {
      const which = versions.find((version) => version.code === code)
      await noteSigning({
        ...noteAfterwards(signing, {
          on: on ?? today(),
          witnesses: [first.name.trim(), second.name.trim()],
          said: [first.said, second.said],
          ticks,
          ...(which && { fingerprint: which.fingerprint, edition: which.edition }),
        }),
        storage: kept,
        over: signingRead(will),
      })
    },
    onDone: () => {
      onClose()
      onDone(
        isDoubtful(realWill().signing)
          ? 'Saved. Something about the signing is in doubt.'
          : 'Saved. We have noted that your will is signed.',
      )
    },
    dialog: 'signed',
    over: () => said(realWill()),
  })
  const { value, set, errorOf, field } = form
  const [first, second] = value.witnesses
  const checks = checkWitnesses(signedWill, value.witnesses)
  // What was asked and not answered is pointed out once. It may have no answer: then it is saved as it is.
  const [pointedOut, setPointedOut] = useState(false)
  const isOpen = checks.some(({ is }) => is === 'asked') || witnessTicks.some((tick) => !value.ticks.includes(tick))
  const submit = async () => {
    if (pointedOut || !isOpen || checks.some(({ is }) => is === 'missing' || is === 'half a name')) return form.submit()
    setPointedOut(true)
    const asked = checks.findIndex(({ is }) => is === 'asked')
    const tick = witnessTicks.find((each) => !value.ticks.includes(each))
    document.querySelector<HTMLElement>(`dialog [name="${asked < 0 ? tick : `witnesses.${asked}`}"]`)?.focus()
  }
  return (
    <FormDialog
      title="You have signed your will"
      action="Save"
      form={{ ...form, submit }}
      above={
        pointedOut &&
        isOpen && (
          <p role="alert" className={css.outdated}>
            Something about the witnesses has no answer yet. If you cannot give it, save again: we keep the signing as
            one in doubt.
          </p>
        )
      }
      onClose={onClose}
    >
      {versions.length > 1 && (
        <Radios
          name="fingerprint"
          label="Which one did you sign?"
          hint="The foot of each page says “Document”, then these letters and numbers."
          options={versions.map(({ code }) => code)}
          labels={Object.fromEntries(
            versions.map(({ code, edition, made }) => [
              code,
              `Document ${code}, ${formatLondonDate(made)}. ${paperWords[edition].name}`,
            ]),
          )}
          value={value.code}
          onChange={(code) => set({ code })}
          error={errorOf('fingerprint')}
        />
      )}
      <DateField {...field('on')} label="When did you sign it?" hint="The date you wrote on the last page." />
      <WitnessField
        name="witnesses.0"
        label="First witness, full name"
        will={signedWill}
        witness={first}
        check={checks[0]}
        past
        error={errorOf('witnesses.0')}
        onChange={(next) => set({ witnesses: [next, second] })}
      />
      <WitnessField
        name="witnesses.1"
        label="Second witness, full name"
        will={signedWill}
        witness={second}
        check={checks[1]}
        past
        error={errorOf('witnesses.1')}
        onChange={(next) => set({ witnesses: [first, next] })}
      />
      <WitnessTicks ticks={value.ticks} onChange={(ticks) => set({ ticks })} />
      <TextArea
        {...field('storage')}
        label="Where is the signed will?"
        hint="For example, in the blue box in the study. Your letters and cards will say so. Do not write down a password or a door code."
      />
    </FormDialog>
  )
}

const becameOf = {
  'Torn up': 'I tore it up',
  'Married since': 'I have married since',
  'Another will': 'I have signed another one, made elsewhere',
} as const satisfies Record<(typeof revokedHow)[number], string>

type Revoked = { on: Signing['on'] | undefined; how: (typeof revokedHow)[number] | undefined }

/** The signed will is torn up or replaced. */
function RevokedDialog({ will, onClose, onDone }: { will: Will; onClose: () => void; onDone: (said: string) => void }) {
  const said = ({ signing }: Will): Revoked => ({ on: signing?.revoked?.on, how: signing?.revoked?.how })
  const form = useSubmitForm<Revoked>({
    initial: said(will),
    check: ({ on, how }) => [
      ...(how === undefined ? [{ field: 'how', code: 'SELECT_OPTION' } as const] : []),
      ...problemsOfDay(on, today()),
    ],
    save: ({ on, how }) =>
      revokeSigned({ on: on ?? today(), how: how ?? 'Torn up', over: will.signing?.revoked ?? null }),
    onDone: () => {
      onClose()
      onDone('Saved. We have noted what became of it.')
    },
    over: () => said(realWill()),
  })
  const { field } = form
  return (
    <FormDialog title="What became of it?" action="Save" form={form} onClose={onClose}>
      <Radios {...field('how')} label="What happened?" options={revokedHow} labels={becameOf} />
      <DateField {...field('on')} label="When?" />
    </FormDialog>
  )
}

/** Takes back that the will was torn up or replaced. */
function NotRevoked({ onDone }: { onDone: (said: string) => void }) {
  const { busy, errors, submit } = useSubmitForm({
    save: () => revokeSigned(undefined),
    onDone: () => onDone('We have taken that back.'),
  })
  return (
    <>
      <Button look="link" busy={busy} onClick={() => void submit()}>
        That was a mistake
      </Button>
      <span role="alert">{errors.map(({ text }) => text).join(' ')}</span>
    </>
  )
}

function TakeBack({ onDone }: { onDone: (said: string) => void }) {
  const { busy, errors, submit } = useSubmitForm({
    save: takeBackSigning,
    onDone: () => onDone('We have noted that your will is not signed.'),
  })
  return (
    <>
      <Button look="link" busy={busy} onClick={() => void submit()}>
        I have not signed it
      </Button>
      <span role="alert">{errors.map(({ text }) => text).join(' ')}</span>
    </>
  )
}

function Signed({ will, signing, newest }: { will: Will; signing: Signing; newest: string | undefined }) {
  const isOther = signing.fingerprint !== undefined && newest !== undefined && signing.fingerprint !== newest
  return (
    <>
      <p>
        You signed it on {dayInWords(signing.on)}, in front of {listed.format(signing.witnesses)}.
      </p>
      {signing.revoked && (
        <p className={css.outdated}>
          {becameOf[signing.revoked.how]}, on {dayInWords(signing.revoked.on)}.
        </p>
      )}
      <p className={css.kept}>It is kept here: {will.storage}</p>
      <p className="soft">
        Your letters, your cards and the page “Where my will is” now say where it is kept. Download them again.
      </p>
      {isOther && (
        <p className={css.outdated}>
          You have changed your will since. The one you signed counts until you sign the new one, Document {newest}.
        </p>
      )}
      {isDoubtful(signing) && (
        <p className={css.outdated}>
          <a href="#signing-hero">What is in doubt</a> stands at the top of this page. Correct a mistyped name here, or
          answer what is open.
        </p>
      )}
    </>
  )
}

/** Whether the will is signed: when, in front of whom, and where it is. The customer says so, and can change it. */
export function SigningPanel({ will, pack }: { will: Will; pack: DocumentsReply }) {
  const [open, setOpen] = useState(false)
  const [ended, setEnded] = useState(false)
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (said) heading.current?.focus()
  }, [said])
  const { signing } = will
  const canBeSigned = signing !== undefined || onPaper(pack).length > 0
  return (
    <section className={page.panel} aria-labelledby="signing">
      <h2 id="signing" ref={heading} tabIndex={-1}>
        {isDoubtful(signing)
          ? 'Your signing is in doubt'
          : signing
            ? 'Your will is signed'
            : 'Have you signed your will?'}
      </h2>
      {signing ? (
        <Signed will={will} signing={signing} newest={pack.fingerprint} />
      ) : (
        <p className="soft">
          {canBeSigned
            ? 'Tell us when you have. We keep a note of where it is, and put that on your letters and cards.'
            : 'Download it and print it first: there is nothing to sign yet. Tell us here when you have signed it.'}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <div className="cluster above-32 off-paper">
        {canBeSigned && (
          <Button look="secondary" onClick={() => setOpen(true)}>
            {signing ? 'Change this' : 'I have signed it'}
          </Button>
        )}
        {isDoubtful(signing) && (
          <ButtonLink look="secondary" to={SIGNING_DAY_PATH}>
            Sign it again
          </ButtonLink>
        )}
        {signing && <TakeBack onDone={setSaid} />}
        {signing && !signing.revoked && (
          <Button look="link" onClick={() => setEnded(true)}>
            It is torn up or replaced
          </Button>
        )}
        {signing?.revoked && <NotRevoked onDone={setSaid} />}
      </div>
      {ended && <RevokedDialog will={will} onClose={() => setEnded(false)} onDone={setSaid} />}
      {open && (
        <SigningDialog will={will} versions={versionsOf(pack)} onClose={() => setOpen(false)} onDone={setSaid} />
      )}
    </section>
  )
}
