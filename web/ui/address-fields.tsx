import type { Address } from '#core/will/schema.ts'
import { useAddressFinder } from '../api/queries.ts'
import { FindAddress } from './find-address.tsx'
import { TextField } from './text-field.tsx'

const empty: Address = { house_name: '', town: '', postcode: '' }

/**
 * House, street, town and postcode, under `name` ("address" or "fulladdress"). Where addresses can be found by postcode, that
 * is asked first.
 */
export function AddressFields({
  name,
  value = empty,
  onChange,
  errorOf,
  own = false,
}: {
  name: string
  value: Address | undefined
  onChange: (address: Address) => void
  errorOf: (field: string) => string | undefined
  /** The address of the person at the keyboard, which their browser may know. */
  own?: boolean
}) {
  const part = (key: keyof Address, complete: string) => ({
    name: `${name}.${key}`,
    value: value[key] ?? '',
    onChange: (typed: string) => onChange({ ...value, [key]: typed }),
    error: errorOf(`${name}.${key}`),
    autoComplete: own ? complete : 'off',
  })
  const canFind = useAddressFinder()
  const postcode = <TextField {...part('postcode', 'postal-code')} label="Postcode" width="short" spellCheck={false} />
  return (
    <>
      {canFind && postcode}
      {canFind && <FindAddress postcode={value.postcode} onChoose={onChange} />}
      <TextField {...part('house_name', 'address-line1')} label="House name or number" />
      <TextField {...part('street_address', 'address-line2')} label="Street" optional />
      <TextField {...part('town', 'address-level2')} label="Town or city" width="medium" />
      {!canFind && postcode}
    </>
  )
}
