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

/** The demo accounts. Clicking one fills the sign-in form. */
export function DemoAccounts({ administrator, accounts, chosen, onChoose }: DemoAccountsProps) {
  return (
    <section className="mt-8 text-small" aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className="font-sans text-small font-semibold tracking-normal">
        Demo accounts
      </h2>
      <ul className="mt-2">
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              onClick={() => onChoose(account)}
              className="group grid min-h-11 w-full cursor-pointer gap-x-4 border-t border-line py-2 text-left sm:max-md:grid-cols-[7.5rem_1fr] lg:grid-cols-[7.5rem_1fr]"
            >
              <span className="font-semibold">
                {account.email === administrator ? "Administrator" : "Customer"}
              </span>
              <span className="min-w-0 wrap-anywhere">
                <span className="underline decoration-line underline-offset-4 group-hover:decoration-ink">
                  <Email address={account.email} />
                </span>
                <span className="block text-soft">Password: {account.password}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="min-h-6 text-soft">
        {chosen && `Filled in for ${chosen}. Press Sign In.`}
      </p>
    </section>
  );
}
