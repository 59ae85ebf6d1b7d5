import { lazy, Suspense } from "react";
import { Spinner } from "@/components/ui/spinner";

/** Fetched when it is opened for the first time. */
const AccountPage = lazy(() => import("./account-page"));

/** The section of both dashboards with the user's account, which the user's menu opens. */
export const accountSection = {
  value: "account",
  label: "Your account",
  apart: true,
  content: (
    <Suspense fallback={<Spinner label="Opening your account..." />}>
      <AccountPage />
    </Suspense>
  ),
} as const;
