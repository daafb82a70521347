import { useId, useState } from 'react'
import { otherThings } from '#core/tax/values-asked.ts'
import { candidatesOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import type { Amount, Values } from '#core/will/values-schema.ts'
import { outsideFields as words } from '#words/en/values.ts'
import { Button } from '../../ui/button.tsx'
import layout from '../../ui/field.module.css'
import { AmountField } from './amount-field.tsx'
import css from './values.module.css'
import { Part, type PartOfPage, ThingField, ThingRow } from './values-fields.tsx'

/** Pensions and life insurance, which go to somebody without the will. */

type List = 'pension' | 'lifeInTrust'
type Row = Values['pension'][number]

const SCHEME = 'scheme decides'

const withRow = (values: Values, list: List, index: number, row: Row | undefined): Values => {
  const rows: readonly Row[] = values[list]
  const next = row
    ? index < rows.length
      ? rows.with(index, row)
      : [...rows, row]
    : rows.filter((_, at) => at !== index)
  if (list === 'pension') return { ...values, pension: next }
  return { ...values, lifeInTrust: next.flatMap(({ to, value }) => (to === SCHEME ? [] : [{ to, value }])) }
}

function WhoGetsIt({
  will,
  label,
  scheme,
  to,
  onChange,
}: {
  will: Will
  label: string
  /** The words of "nobody is named". Absent: somebody is. */
  scheme: string | undefined
  to: Row['to']
  onChange: (to: Row['to']) => void
}) {
  const id = useId()
  return (
    <div className={layout.field}>
      <label className={layout.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={`${layout.input} ${layout.medium}`}
        value={to}
        onChange={({ target }) => onChange(target.value === SCHEME ? SCHEME : Number(target.value))}
      >
        {scheme && <option value={SCHEME}>{scheme}</option>}
        {candidatesOf(will).map((person) => (
          <option key={person.id} value={person.id}>
            {person.fullname}
          </option>
        ))}
      </select>
    </div>
  )
}

function Rows({
  will,
  form,
  list,
  label,
  hint,
  who,
  scheme,
  add,
}: PartOfPage & { list: List; label: string; hint: string; who: string; scheme?: string; add: string }) {
  const rows: readonly Row[] = form.values[list]
  const [wanted, setWanted] = useState(0)
  const first = candidatesOf(will)[0]?.id
  const nobody: Row['to'] | undefined = scheme ? SCHEME : first
  if (nobody === undefined) return null
  const shown = Math.max(1, rows.length, wanted)
  const put = (index: number, to: Row['to']) => (values: Values, value: Amount | undefined) =>
    withRow(values, list, index, value && { to, value })
  return (
    <>
      {Array.from({ length: shown }, (_, index) => {
        const row = rows[index]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no name but their place
          <ThingRow key={index} icon="policy">
            <AmountField
              {...form.sum(`values.${list}.${index}`, row?.value, put(index, row?.to ?? nobody))}
              label={index === 0 ? label : `${label} (${index + 1})`}
              hint={index === 0 ? hint : undefined}
            />
            {row && (
              <WhoGetsIt
                will={will}
                label={who}
                scheme={scheme}
                to={row.to}
                onChange={(to) => form.change((values) => put(index, to)(values, row.value))}
              />
            )}
          </ThingRow>
        )
      })}
      {rows.length === shown && (
        <p className={css.add}>
          <Button look="link" onClick={() => setWanted(shown + 1)}>
            {add}
          </Button>
        </p>
      )}
    </>
  )
}

export function OutsideYourWill({ will, form }: PartOfPage) {
  const policy = otherThings(will).find(({ kind }) => kind === 'life policy')
  return (
    <Part title={words.title} form={form}>
      <Rows
        will={will}
        form={form}
        list="pension"
        {...words.pensionSavingsThatAreLeft}
        scheme={words.nobodyOrIAmNotSure}
      />
      <Rows will={will} form={form} list="lifeInTrust" {...words.lifeInsuranceThatIsPaid} />
      {policy && <ThingField will={will} form={form} asked={policy} />}
    </Part>
  )
}
