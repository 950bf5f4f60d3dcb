import type { ComponentProps } from 'react'
import { InputField } from '#app/ui/field.tsx'
import type { BillField } from '../../payments/bill.ts'

type AddressFieldsProps = {
  party: 'creditor' | 'debtor'
  /** What a field of the form needs: id, name, label, value, error. */
  input: (field: BillField) => ComponentProps<typeof InputField>
}

/** What a browser knows of whoever sends the bill. Not the street: it would come with its number. */
const known = {
  creditor: { name: 'organization', postcode: 'postal-code', town: 'address-level2', country: 'country' },
  debtor: undefined,
}

/** A structured address: name, street and number apart, postcode and town apart, country. */
export function AddressFields({ party, input }: AddressFieldsProps) {
  const own = known[party]
  return (
    <>
      <InputField {...input(`${party}Name`)} autoComplete={own?.name} />
      <div className="tool-row" data-shape="street">
        <InputField {...input(`${party}Street`)} />
        <InputField {...input(`${party}Number`)} />
      </div>
      <div className="tool-row" data-shape="town">
        <InputField {...input(`${party}Postcode`)} autoComplete={own?.postcode} />
        <InputField {...input(`${party}Town`)} autoComplete={own?.town} />
        <InputField {...input(`${party}Country`)} autoCapitalize="characters" autoComplete={own?.country} />
      </div>
    </>
  )
}
