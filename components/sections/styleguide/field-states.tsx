import { FormField } from "@/components/ui/form-field";
import { Select } from "@/components/ui/select";

/** Fields in all their states. */
export function FieldStates() {
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      <FormField label="Name">
        {(control) => <input {...control} type="text" defaultValue="Fiona" />}
      </FormField>
      <FormField label="Telephone" optional hint="With the area code">
        {(control) => <input {...control} type="tel" />}
      </FormField>
      <FormField label="Email" problem="Enter an email address with an @.">
        {(control) => <input {...control} type="text" defaultValue="fiona" />}
      </FormField>
      <FormField label="Plan">
        {(control) => <Select {...control} disabled options={["Professional"]} />}
      </FormField>
      <FormField label="Service">
        {(control) => <Select {...control} options={[["", "Not sure yet"], "Live chat", "Sales"]} />}
      </FormField>
      <label className="text-small font-semibold">
        Status
        <Select small className="mt-1 block font-normal" options={["pending", "completed"]} />
      </label>
    </div>
  );
}
