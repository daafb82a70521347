import { useRef, useState } from 'react'
import { problemsOfStep } from '#core/journey/walk.ts'
import { messages } from '#core/rules/messages.ts'
import { firstNameIn } from '#core/text/names.ts'
import { maritalStatuses } from '#core/will/lists.ts'
import { partnerOf, statusByPartner } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { shared, aboutMe as words } from '#words/en/steps.ts'
import { call } from '../../api/http.ts'
import { today } from '../../api/today.ts'
import { useForm } from '../../api/will.ts'
import { AddressFields } from '../../features/people/address-fields.tsx'
import { DobField } from '../../features/people/person-fields.tsx'
import { Radios } from '../../ui/choices.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormerPartner, useFormerPartner } from './former-family.tsx'
import { statementsOf, useQuestionSequence } from './question-sequence.tsx'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

const phoneOf = (will: Will): string => will.details.phone?.trim() ?? ''

/**
 * A phone is looked at when its field is left, since the server alone knows the numbers of every country. A call that fails stops
 * nothing: the save looks at it again.
 */
const usePhone = () => {
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const asked = useRef(new Set<string>())
  const look = async (phone: string) => {
    if (phone === '' || asked.current.has(phone)) return
    asked.current.add(phone)
    try {
      const reply = await call('GET /api/phoneValidation', { query: { phone } })
      if (!reply.success) setWrong((before) => new Set(before).add(phone))
    } catch {
      asked.current.delete(phone)
    }
  }
  return { look, isWrong: (will: Will) => wrong.has(phoneOf(will)) }
}

const ADDRESS = 'will.about-me.full-address'

export function FullAddressPage() {
  const phone = usePhone()
  const step = useStep(ADDRESS, {
    check: (draft) =>
      phone.isWrong(draft)
        ? [...problemsOfStep(ADDRESS, draft, today()), { field: 'phone', code: 'PHONE_INVALID' }]
        : [],
  })
  const field = step.details
  const phoneIsWrong = phone.isWrong(step.will) ? messages.PHONE_INVALID : undefined
  return (
    <StepPage step={step} intro={words.yourMainHome}>
      <AddressFields {...field('address')} own />
      <TextField
        {...field('phone')}
        error={step.errorOf('phone') ?? phoneIsWrong}
        onLeave={() => void phone.look(phoneOf(step.will))}
        {...words.phone}
        optional
        type="tel"
        autoComplete="tel"
        width="medium"
      />
      <p className="visually-hidden" role="status">
        {phoneIsWrong && !step.errorOf('phone') && words.phoneNumber(phoneIsWrong)}
      </p>
    </StepPage>
  )
}

export function DobPage() {
  const step = useStep('will.about-me.dob')
  return (
    <StepPage step={step} intro={words.youMustBe18OrOver}>
      <DobField {...step.details('dob')} own example="9 3 1961" />
    </StepPage>
  )
}

export function MaritalStatusPage() {
  const { will } = useForm()
  const former = useFormerPartner(will)
  const step = useStep('will.about-me.marital-status', {
    check: former.check,
    // A spouse may have been named with the home.
    start: (whole) => ({ ...whole, status: whole.status ?? statusByPartner(whole) }),
  })
  const spouse = step.saved.status === undefined && statusByPartner(step.saved) ? partnerOf(step.saved) : undefined
  const sequence = useQuestionSequence(step, [
    {
      id: 'status',
      ...words.yourStatus,
      ...(spouse &&
        step.will.status === statusByPartner(step.saved) && { short: words.youAnd(firstNameIn(spouse.fullname)) }),
      answer: step.will.status,
      preset: step.saved.status === undefined && !spouse,
      isAbout: (field) => field !== 'situation',
      content: (
        <>
          <Radios
            {...step.field('status')}
            label={shared.chooseOne}
            hideLegend
            layout="columns"
            options={maritalStatuses}
          />
          <FormerPartner step={step} former={former} />
        </>
      ),
    },
    ...statementsOf(step),
  ])
  return (
    <StepPage
      step={step}
      sequence={sequence}
      help={[words.whyItMattersGettingMarriedOr, words.separatedUntilADivorceIsFinal]}
    />
  )
}
