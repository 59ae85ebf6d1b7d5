import { usePortalState } from "../auth-provider";
import { EmptyList } from "../empty-list";
import { useRestoreFocus } from "../use-restore-focus";
import { useQueryValue } from "../use-query";
import { CustomerList } from "./customer-list";
import { CustomerPage } from "./customer-page";
import { linkIdOf } from "./customer-table";

/** All accounts that are not administrators, or the one named in the URL. */
export function Customers() {
  const customers = usePortalState((state) => state.customers);
  const open = useQueryValue("customer");
  useRestoreFocus(open, linkIdOf);
  if (open !== null) return <CustomerPage key={open} customer={customers.find(({ id }) => id === open)} />;
  if (customers.length > 0) return <CustomerList customers={customers} />;
  return <EmptyList heading="No customers yet">Customers who sign up in this browser appear here.</EmptyList>;
}
