import { FormField } from "@/components/ui/form-field";
import { Select } from "@/components/ui/select";
import { fieldId, type FieldName, type FieldProblems } from "./fields";

/** An option of the service field. */
export interface OfferedService {
  slug: string;
  title: string;
}

interface ContactFieldsProps {
  services: readonly OfferedService[];
  problems: FieldProblems;
}

/** The fields of the message form, in the order of `FIELD_NAMES`. */
export function ContactFields({ services, problems }: ContactFieldsProps) {
  const field = (name: FieldName) => ({ id: fieldId(name), problem: problems[name] });
  return (
    <>
      <FormField {...field("name")} label="Full name">
        {(props) => <input {...props} type="text" autoComplete="name" required />}
      </FormField>
      <FormField {...field("email")} label="Email">
        {(props) => <input {...props} type="email" autoComplete="email" required />}
      </FormField>
      <FormField {...field("company")} label="Company" optional>
        {(props) => <input {...props} type="text" autoComplete="organization" />}
      </FormField>
      <FormField {...field("phone")} label="Phone" optional>
        {(props) => <input {...props} type="tel" autoComplete="tel" />}
      </FormField>
      <FormField {...field("service")} label="Service" optional className="sm:col-span-2">
        {(props) => (
          <Select
            {...props}
            options={[["", "Not sure yet"], ...services.map(({ slug, title }) => [slug, title] as const)]}
          />
        )}
      </FormField>
      <FormField {...field("message")} label="Message" className="sm:col-span-2">
        {(props) => <textarea {...props} rows={6} required />}
      </FormField>
    </>
  );
}
