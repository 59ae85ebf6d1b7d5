import { Email } from "@/components/layout/email";
import type { DemoAccount } from "@/lib/portal";

interface DemoAccountsProps {
  /** Email of the administrator: its account is labelled "Administrator", the others "Customer". */
  administrator: string;
  accounts: readonly DemoAccount[];
  /** The email of the account with which the sign-in form was filled in. */
  chosen: string | undefined;
  /** Fills the sign-in form. */
  onChoose: (account: DemoAccount) => void;
}

/** The demo accounts, the customer's first: most visitors would be one. Clicking one fills the sign-in form. */
export function DemoAccounts({ administrator, accounts, chosen, onChoose }: DemoAccountsProps) {
  const isAdministrator = ({ email }: DemoAccount) => email === administrator;
  return (
    <section className="mt-6 text-small" aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className="font-sans text-small font-semibold tracking-normal">
        Demo accounts
      </h2>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(13.5rem,100%),1fr))] gap-2">
        {accounts
          .toSorted((a, b) => Number(isAdministrator(a)) - Number(isAdministrator(b)))
          .map((account) => (
            <li key={account.email}>
              <button
                type="button"
                onClick={() => onChoose(account)}
                className="min-h-11 w-full cursor-pointer rounded-button border border-soft px-3 py-1.5 text-left leading-snug hover:border-ink"
              >
                <span className="font-semibold">
                  {isAdministrator(account) ? "Administrator" : "Customer"}
                </span>{" "}
                <span className="block wrap-anywhere text-soft">
                  <Email address={account.email} />
                </span>
              </button>
            </li>
          ))}
      </ul>
      <p className="mt-2 text-soft">
        Password: {[...new Set(accounts.map(({ password }) => password))].join(", ")}
      </p>
      <p role="status" className="text-soft">
        {chosen && `Filled in for ${chosen}. Press Sign In.`}
      </p>
    </section>
  );
}
