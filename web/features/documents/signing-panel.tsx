import { useState } from 'react'
import type { DocumentsReply } from '#core/api/documents.ts'
import { problemsOfDay, problemsOfSigning } from '#core/rules/signing.rules.ts'
import { codeOf, type Edition, paperWords } from '#core/signing/editions.ts'
import { isDoubtful, noteAfterwards, signingRead } from '#core/signing/signing-state.ts'
import { checkWitnesses } from '#core/signing/witness-check.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { londonDay } from '#core/text/dates.ts'
import { listed, namesOf } from '#core/text/names.ts'
import { revokedHow, witnessTicks } from '#core/will/lists.ts'
import { personsOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import type { PlannedWitness, Signing, SigningPlan } from '#core/will/signing-schema.ts'
import { signing as table } from '#words/en/documents.ts'
import { noteSigning, revokeSigned, takeBackSigning } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { useSignedWill } from '../../api/watch.ts'
import { realWill } from '../../api/will.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Radios } from '../../ui/choices.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { FormDialog, useSubmitForm } from '../../ui/submit-form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { type Witnesses, WitnessFields, WitnessTicks } from '../signing/witness-field.tsx'
import css from './documents.module.css'

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
  witnesses: Witnesses
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
      onDone(isDoubtful(realWill().signing) ? table.savedSomethingAboutThe : table.savedWeHaveNotedThatYour)
    },
    dialog: 'signed',
    over: () => said(realWill()),
  })
  const { value, set, errorOf, field } = form
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
      {...table.youHaveSignedYourWill}
      form={{ ...form, submit }}
      above={
        pointedOut &&
        isOpen && (
          <p role="alert" className={css.outdated}>
            {table.somethingAboutTheWitnesses}
          </p>
        )
      }
      onClose={onClose}
    >
      {versions.length > 1 && (
        <Radios
          name="fingerprint"
          {...table.whichOneDidYouSign}
          options={versions.map(({ code }) => code)}
          labels={Object.fromEntries(
            versions.map(({ code, edition, made }) => [
              code,
              table.document(code, formatLondonDate(made), paperWords[edition].name),
            ]),
          )}
          value={value.code}
          onChange={(code) => set({ code })}
          error={errorOf('fingerprint')}
        />
      )}
      <DateField {...field('on')} {...table.whenDidYouSignIt} />
      <WitnessFields
        will={signedWill}
        witnesses={value.witnesses}
        checks={checks}
        past
        errorOf={(at) => errorOf(`witnesses.${at}`)}
        onChange={(witnesses) => set({ witnesses })}
      />
      <WitnessTicks ticks={value.ticks} onChange={(ticks) => set({ ticks })} />
      <TextArea {...field('storage')} {...table.whereIsTheSignedWill} />
    </FormDialog>
  )
}

const becameOf: Record<(typeof revokedHow)[number], string> = table.becameOf

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
      onDone(table.savedWeHaveNotedWhatBecame)
    },
    over: () => said(realWill()),
  })
  const { field } = form
  return (
    <FormDialog {...table.whatBecameOfIt} form={form} onClose={onClose}>
      <Radios {...field('how')} label={table.whatHappened} options={revokedHow} labels={becameOf} />
      <DateField {...field('on')} label={table.when} />
    </FormDialog>
  )
}

/** Takes back something that the customer told us of a signing. */
function TakeBack({ save, onDone, children }: { save: () => Promise<void>; onDone: () => void; children: string }) {
  const { busy, errors, submit } = useSubmitForm({ save, onDone })
  return (
    <>
      <Button look="link" busy={busy} onClick={() => void submit()}>
        {children}
      </Button>
      <span role="alert">{errors.map(({ text }) => text).join(' ')}</span>
    </>
  )
}

/** Whether there is a paper that can have been signed. */
export const canBeSigned = (pack: DocumentsReply): boolean => onPaper(pack).length > 0

/** The button with which a customer says that the will is signed, or corrects what was said. */
export function NoteSigning({
  will,
  pack,
  look,
  onSaid,
  children,
}: {
  will: Will
  pack: DocumentsReply
  look: 'secondary' | 'link'
  onSaid: (said: string) => void
  children: string
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && <SigningDialog will={will} versions={versionsOf(pack)} onClose={() => setOpen(false)} onDone={onSaid} />}
    </>
  )
}

type Told = { will: Will; pack: DocumentsReply; onSaid: (said: string) => void }

/** What the customer told us of a signing: when, in front of whom, where it is and who may know. They can change all of it. */
export function WhatWasSigned({ will, pack, signing, onSaid }: Told & { signing: Signing }) {
  const [ended, setEnded] = useState(false)
  const { fingerprint: newest } = pack
  const isOther = signing.fingerprint !== undefined && newest !== undefined && signing.fingerprint !== newest
  const known = personsOf(will, signing.mayKnow ?? []).filter(({ fullname }) => fullname !== '')
  return (
    <>
      <p>{table.youSignedItOnInFront(dayInWords(signing.on), listed.format(signing.witnesses))}</p>
      {signing.revoked && (
        <p className={css.outdated}>{table.on(becameOf[signing.revoked.how], dayInWords(signing.revoked.on))}</p>
      )}
      {known.length > 0 && <p>{table.mayKnow(namesOf(known))}</p>}
      <p className="soft">{table.yourLettersYourCardsAndThe}</p>
      {isOther && <p className={css.outdated}>{table.youHaveChangedYourWill(newest)}</p>}
      <div className="cluster above-16 off-paper">
        <NoteSigning will={will} pack={pack} look="secondary" onSaid={onSaid}>
          {table.changeThis}
        </NoteSigning>
        <ButtonLink label={table.keepPictures} look="secondary" to="/account/signed-pages" />
        <TakeBack save={takeBackSigning} onDone={() => onSaid(table.weHaveNotedThatYourWill)}>
          {table.iHaveNotSignedIt}
        </TakeBack>
        {signing.revoked ? (
          <TakeBack save={() => revokeSigned(undefined)} onDone={() => onSaid(table.weHaveTakenThatBack)}>
            {table.thatWasAMistake}
          </TakeBack>
        ) : (
          <Button label={table.itIsTornUpOrReplaced} look="link" onClick={() => setEnded(true)} />
        )}
      </div>
      {ended && <RevokedDialog will={will} onClose={() => setEnded(false)} onDone={onSaid} />}
    </>
  )
}
