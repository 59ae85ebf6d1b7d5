import { Email } from "@/components/layout/email";
import type { DemoAccount } from "@/lib/portal/action-context";

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
      <ul className="mt-2">
        {accounts
          .toSorted((a, b) => Number(isAdministrator(a)) - Number(isAdministrator(b)))
          .map((account) => (
            <li key={account.email} className="border-t border-line">
              <button
                type="button"
                onClick={() => onChoose(account)}
                className="group flex min-h-11 w-full cursor-pointer flex-wrap items-baseline gap-x-4 py-2 text-left leading-snug"
              >
                <span className="min-w-28 font-semibold">
                  {isAdministrator(account) ? "Administrator" : "Customer"}
                </span>{" "}
                <span className="min-w-0 flex-1 basis-[13rem] wrap-anywhere text-soft">
                  <Email address={account.email} />
                </span>
                <span
                  aria-hidden="true"
                  className="text-clyde underline underline-offset-4 group-hover:decoration-2"
                >
                  Fill in
                </span>
              </button>
            </li>
          ))}
      </ul>
      <p className="border-t border-line pt-2 text-soft">
        Password: {[...new Set(accounts.map(({ password }) => password))].join(", ")}
      </p>
      <p role="status" className="text-soft">
        {chosen && `Filled in for ${chosen}. Press Sign In.`}
      </p>
    </section>
  );
}
