import { lazy, Suspense } from "react";
import { isDemoAccount } from "@/lib/portal";
import { useAuth, usePortalState } from "../auth-provider";

/** Fetched for demo accounts only. */
const SampleOffer = lazy(() => import("./sample-offer"));

/** Offers sample data to demo accounts: docs/behaviour.md#sample-data. */
export function SampleData() {
  const { demoAccounts } = useAuth();
  const isDemo = usePortalState(({ user }) => user !== null && isDemoAccount(demoAccounts, user.email));
  return isDemo ? (
    <Suspense>
      <SampleOffer />
    </Suspense>
  ) : null;
}
