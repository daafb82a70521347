import { useState } from 'react'
import type { StepName } from '#core/journey/steps.ts'
import { questionsLeft } from '#core/journey/visit.ts'
import type { Will } from '#core/will/schema.ts'
import { today } from '../../api/today.ts'
import { takeJustLoggedIn } from '../../api/will.ts'
import pageCss from '../../ui/plain-page.module.css'

/** What a customer was doing on each step, after "You were". */
const doing: Record<Exclude<StepName, 'will.summary'>, string> = {
  'will.about-me.full-name': 'giving your name',
  'will.about-me.full-address': 'giving your address',
  'will.about-me.you-own-property': 'telling us about your home',
  'will.about-me.dob': 'giving your date of birth',
  'will.about-me.marital-status': 'telling us if you are married',
  'will.beneficiaries.partner': 'naming your partner',
  'will.beneficiaries.children': 'naming your children',
  'will.beneficiaries.other-beneficiaries': 'naming other people',
  'will.beneficiaries.relations': 'saying how people are related to you',
  'will.beneficiaries.guardians': 'choosing guardians',
  'will.beneficiaries.backup-guardians': 'choosing backup guardians',
  'will.beneficiaries.pets': 'telling us about your pets',
  'will.beneficiaries.pets-guardians': 'choosing who looks after your pets',
  'will.beneficiaries.my-beneficiaries': 'choosing who shares what you leave',
  'will.beneficiaries.backup-action': 'saying what happens if someone dies before you',
  'will.estate-splits.split-distribution': 'sharing out what you leave',
  'will.estate-splits.exclude': 'saying if you leave anyone out',
  'will.executors.executors': 'choosing executors',
  'will.executors.my-executors': 'choosing backup executors',
  'will.executors.digital-assets': 'choosing who deals with your online accounts',
  'will.executors.executor-notify': 'saying how your executors are told',
  'will.gifts': 'choosing gifts',
  'will.funeral-wishes': 'telling us your funeral wishes',
}

/** On the first page after a log-in: where the customer was, and how much is left. */
export function WelcomeBack({ at, will }: { at: StepName; will: Will }) {
  const [just] = useState(takeJustLoggedIn)
  if (!just || at === 'will.summary') return null
  const left = questionsLeft(at, will, today())
  return (
    <p className={pageCss.saved} role="status">
      {`Welcome back. You were ${doing[at]}. ${left === 1 ? 'This is the last question.' : `${left} questions left.`}`}
    </p>
  )
}
