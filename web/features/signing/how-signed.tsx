import { useState } from 'react'
import { problemsOfAttestation } from '#core/rules/signing.rules.ts'
import type { Attestation } from '#core/will/signing-schema.ts'
import { howSigned as words } from '#words/en/signing.ts'
import { attestWill } from '../../api/save-queue.ts'
import { realWill } from '../../api/will.ts'
import { Button } from '../../ui/button.tsx'
import { Checkboxes, Radios } from '../../ui/choices.tsx'
import { AskedInForm, useSubmitForm } from '../../ui/submit-form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './signing.module.css'

const ALONE = words.yes
const HELP = words.noINeedHelp

type Typed = { help: boolean; reader: string; interpreter: string; mark: boolean; other: boolean; signer: string }

const typedOf = (attestation: Attestation | undefined): Typed => ({
  help: attestation !== undefined,
  reader: attestation?.reader ?? '',
  interpreter: attestation?.interpreter ?? '',
  mark: attestation?.mark ?? false,
  other: attestation?.signer !== undefined,
  signer: attestation?.signer ?? '',
})

const attestationOf = ({ help, reader, interpreter, mark, other, signer }: Typed): Attestation =>
  help
    ? {
        ...(reader.trim() !== '' && { reader: reader.trim() }),
        ...(interpreter.trim() !== '' && { interpreter: interpreter.trim() }),
        ...(mark && !other && { mark: true as const }),
        ...(other && { signer: signer.trim() }),
      }
    : {}

/** Whether the testator reads the will and signs it. If not, other words stand at its end, and it is printed again. */
export function HowSigned({ attestation }: { attestation: Attestation | undefined }) {
  const [done, setDone] = useState('')
  const form = useSubmitForm<Typed>({
    initial: typedOf(attestation),
    check: (typed) => problemsOfAttestation(attestationOf(typed)),
    save: (typed) => attestWill({ ...attestationOf(typed), over: attestation ?? null }),
    onDone: () => {
      form.again()
      setDone(realWill().attestation ? words.savedTheEndSaysItNow : words.savedTheEndIsAsItWas)
    },
    over: () => typedOf(realWill().attestation),
    dialog: 'how it is signed',
  })
  const { value, set, question, field } = form
  const isSaved = attestation !== undefined
  return (
    <>
      <Radios
        name="alone"
        label={words.canYouReadYourWillAnd}
        options={[ALONE, HELP]}
        value={value.help ? HELP : ALONE}
        onChange={(answer) => {
          setDone('')
          if (answer === ALONE && isSaved) void form.submit({ ...value, help: false })
          else set({ help: answer === HELP })
        }}
        layout="row"
      />
      {question && <AskedInForm question={question} leave={question.takeOther} />}
      {value.help && (
        <div className="edged rounded canvas stack gap-20 padded" key={form.generation}>
          <p>{words.aWillCanBeReadAloud}</p>
          <TextField {...field('reader')} {...words.reader} />
          <TextField {...field('interpreter')} label={words.whoInterpretsIt} optional />
          <Checkboxes
            name="signs"
            {...words.howWillItBeSigned}
            options={[
              { value: 'mark', label: words.iMakeAMark, checked: value.mark && !value.other },
              { value: 'other', label: words.anotherPersonSignsForMe, checked: value.other },
            ]}
            onChange={(which, checked) =>
              set(which === 'mark' ? { mark: checked, other: false } : { other: checked, mark: false })
            }
          />
          {value.other && <TextField {...field('signer')} {...words.signer} />}
          <div>
            <Button label={words.putItInMyWill} look="secondary" busy={form.busy} onClick={() => void form.submit()} />
          </div>
        </div>
      )}
      {!value.help && isSaved && (
        <div>
          <Button
            label={words.takeItOutOfMyWill}
            look="secondary"
            busy={form.busy}
            onClick={() => void form.submit()}
          />
        </div>
      )}
      <p role="status" className={css.sent}>
        {done || form.errors.find(({ field }) => field === '')?.text}
      </p>
    </>
  )
}
