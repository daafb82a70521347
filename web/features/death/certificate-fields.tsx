import { filled } from '#core/rules/rule.ts'
import { door as words } from '#words/en/death.ts'
import { Checkbox } from '../../ui/choices.tsx'
import type { useSubmitForm } from '../../ui/submit-form.tsx'
import { TextField } from '../../ui/text-field.tsx'

export type Certificate = { number: string; issuer: string; abroad: boolean }
export const noCertificate: Certificate = { number: '', issuer: '', abroad: false }

/** Who issued it belongs to a number. `needed`: nothing can be sent without one. */
export const certificateGiven = ({ number, issuer }: Certificate, needed: boolean) =>
  needed || number.trim() || issuer.trim() ? [...filled('number', number), ...filled('issuer', issuer)] : []

type Form<T extends Certificate> = Pick<ReturnType<typeof useSubmitForm<T>>, 'field'>

/** The number of a death certificate and who issued it. `hint`: where it can come later. */
export function CertificateFields<T extends Certificate>({ form, hint }: { form: Form<T>; hint?: string }) {
  return (
    <>
      <TextField {...form.field('number')} label={words.certificate.label} {...(hint && { hint })} spellCheck={false} />
      <TextField {...form.field('issuer')} {...words.issuer} />
      <Checkbox {...form.field('abroad')} label={words.abroad} />
    </>
  )
}
