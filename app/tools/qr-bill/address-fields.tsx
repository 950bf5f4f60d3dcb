import type { ComponentProps } from 'react'
import { InputField } from '#app/ui/field.tsx'
import type { BillField } from '../../payments/bill.ts'

type AddressFieldsProps = {
  party: 'creditor' | 'debtor'
  /** What a field of the form needs: id, name, label, value, error. */
  input: (field: BillField) => ComponentProps<typeof InputField>
}

/** A structured address: name, street and number apart, postcode and town apart, country. */
export function AddressFields({ party, input }: AddressFieldsProps) {
  return (
    <>
      <InputField {...input(`${party}Name`)} />
      <div className="tool-row" data-shape="street">
        <InputField {...input(`${party}Street`)} />
        <InputField {...input(`${party}Number`)} />
      </div>
      <div className="tool-row" data-shape="town">
        <InputField {...input(`${party}Postcode`)} />
        <InputField {...input(`${party}Town`)} />
        <InputField {...input(`${party}Country`)} autoCapitalize="characters" />
      </div>
    </>
  )
}
